import { expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { hashToken, newToken } from "#server/platform/token.ts";
import { codeOf } from "#tests/server/submissions/reason.ts";
import { openTestPortal, VISITOR } from "#tests/portal.ts";
import { ALL_FIVES, openJury } from "./scene.ts";

/** The whole queue of a reader, by putting one after another off. */
async function queueOf({ as }: Pick<Awaited<ReturnType<typeof openTestPortal>>, "as">, reader: SignedInUser) {
  const later: string[] = [];
  for (;;) {
    const { submissionId } = await as(reader).evaluations.next({ later });
    if (!submissionId || later.includes(submissionId)) return later;
    later.push(submissionId);
  }
}

test("those with the fewest marks come first, and two readers do not get the same order", async () => {
  const jury = await openJury();
  const { portal, ana, bento, clara, submission, other, mark } = jury;
  const more = [];
  for (let at = 0; at < 10; at += 1) more.push(await makeSubmission(portal));
  await mark(bento, {}, submission.id);
  await mark(bento, {}, other.id);
  await mark(clara, {}, other.id);
  const queue = await queueOf(jury, ana);
  expect(queue.slice(-2)).toEqual([submission.id, other.id]);
  expect(queue.slice(0, 10).toSorted()).toEqual(more.map(({ id }) => id).toSorted());
  expect(await queueOf(jury, ana)).toEqual(queue);
  const dora = await makeUser(portal, "GRUPORG");
  expect((await queueOf(jury, dora)).slice(0, 10)).not.toEqual(queue.slice(0, 10));
});

test("what was put off is neither done nor gone: it comes at the end, and again when nothing else is left", async () => {
  const jury = await openJury();
  const { submissionId: first } = await jury.as(jury.ana).evaluations.next({});
  const { submissionId: second } = await jury.as(jury.ana).evaluations.next({ later: [first ?? ""] });
  expect([first, second].toSorted()).toEqual([jury.submission.id, jury.other.id].toSorted());
  await jury.mark(jury.ana, {}, second ?? "");
  expect((await jury.as(jury.ana).evaluations.next({ later: [first ?? ""] })).submissionId).toBe(first);
});

test("marks, an abstention, opened marks and a conflict leave the queue; progress counts what was done", async () => {
  const jury = await openJury();
  const { portal, ana, submission, other } = jury;
  const [opened, conflict] = [await makeSubmission(portal), await makeSubmission(portal)];
  const desk = jury.as(ana).evaluations;
  expect(await desk.next({})).toMatchObject({ done: 0, all: 4 });
  await desk.save({ submissionId: submission.id, decision: "PENDING", theme: 5 });
  expect(await desk.next({})).toMatchObject({ done: 0, all: 4 });
  await desk.save({ submissionId: submission.id, decision: "PENDING", version: 1, ...ALL_FIVES });
  await desk.abstain({ submissionId: other.id, reason: "r" });
  await desk.openMarks({ submissionId: opened.id });
  await desk.declareConflict({ submissionId: conflict.id, reason: "r" });
  expect(await desk.next({})).toEqual({
    submissionId: null,
    done: 2,
    all: 2,
    assignedLeft: 0,
    decidesOnly: false,
  });
});

test("what is decided, hidden or a duplicate leaves every queue at once", async () => {
  const jury = await openJury();
  const { portal, ana, admin, submission, other } = jury;
  const { id, version } = other;
  await jury.as(admin).submissions.approve({ id, version });
  expect(await jury.as(ana).evaluations.next({})).toEqual({
    submissionId: submission.id,
    done: 0,
    all: 1,
    assignedLeft: 0,
    decidesOnly: false,
  });
  for (const status of ["HIDDEN", "DUPLICATE", "REJECTED", "SIGNED_CONTRACT"] as const) {
    await makeSubmission(portal, { status });
  }
  expect(await queueOf(jury, ana)).toEqual([submission.id]);
});

test("what was begun before stays kept, counts nowhere, and its reader is told on coming back", async () => {
  const jury = await openJury();
  const { portal, as, ana, bento, admin } = jury;
  const token = newToken(24);
  const withdrawn = await makeSubmission(portal, { trackHash: hashToken(token) });
  const [decided, hidden, twice] = [
    await makeSubmission(portal),
    await makeSubmission(portal),
    await makeSubmission(portal),
  ];
  const all = [withdrawn, decided, hidden, twice];
  const begun = { decision: "PENDING", theme: 4, comment: "Por enquanto" } as const;
  for (const { id } of all) await as(ana).evaluations.save({ submissionId: id, ...begun });
  expect(await as(ana).evaluations.next({})).toMatchObject({ done: 0, all: 6 });

  const desk = as(admin).submissions;
  await as(VISITOR).submissions.withdraw({ token });
  await desk.reject({ id: decided.id, version: decided.version });
  await desk.hide({ id: hidden.id, version: hidden.version });
  await desk.markDuplicate({ id: twice.id, version: twice.version, originalId: jury.other.id });
  for (const reader of [ana, bento]) {
    expect(await as(reader).evaluations.next({})).toMatchObject({ done: 0, all: 2 });
    expect((await queueOf(jury, reader)).toSorted()).toEqual([jury.submission.id, jury.other.id].toSorted());
  }
  for (const { id } of all) {
    const { own, whyNot } = await jury.card(ana, id);
    expect(own).toMatchObject({ theme: 4, comment: "Por enquanto", isGiven: false });
    expect(whyNot).toEqual({ code: "evaluationClosed", params: { because: "decided" } });
    const more = as(ana).evaluations.save({ submissionId: id, version: 1, ...begun, innovation: 5 });
    expect(await codeOf(more)).toBe("evaluationClosed");
  }
  // Undecided again, it is there to go on with.
  const now = await desk.get({ id: hidden.id });
  await desk.restore({ id: hidden.id, version: now.version });
  expect(await as(ana).evaluations.next({})).toMatchObject({ all: 3 });
  expect(await jury.card(ana, hidden.id)).toMatchObject({ whyNot: null, own: { theme: 4 } });
});

test("what is assigned comes first, in an order of its own that others' marks do not change", async () => {
  const jury = await openJury();
  const { portal, ana, bento, clara, admin, submission, other, mark } = jury;
  const more = [];
  for (let at = 0; at < 8; at += 1) more.push(await makeSubmission(portal));
  const mine = [submission, other, ...more.slice(0, 3)];
  for (const { reference } of mine)
    await jury.as(admin).assignments.setPair({ reference, readerId: ana.id, standing: "fixed" });
  const queue = await queueOf(jury, ana);
  expect(queue.slice(0, 5).toSorted()).toEqual(mine.map(({ id }) => id).toSorted());
  expect(await jury.as(ana).evaluations.next({})).toMatchObject({
    submissionId: queue[0],
    all: 10,
    assignedLeft: 5,
  });
  expect((await jury.card(ana, queue[0])).isAssigned).toBe(true);
  expect((await jury.card(bento, queue[0])).isAssigned).toBe(false);
  await mark(bento, {}, queue[0] ?? "");
  await mark(clara, {}, queue[0] ?? "");
  expect((await queueOf(jury, ana)).slice(0, 5)).toEqual(queue.slice(0, 5));
  await mark(ana, {}, queue[0] ?? "");
  expect(await jury.as(ana).evaluations.next({})).toMatchObject({ submissionId: queue[1], assignedLeft: 4 });
});

test("two readers of the same assigned submissions do not get the same order", async () => {
  const jury = await openJury();
  const { portal, ana, clara, admin } = jury;
  for (let at = 0; at < 10; at += 1) {
    const { reference } = await makeSubmission(portal);
    for (const { id: readerId } of [ana, clara])
      await jury.as(admin).assignments.setPair({ reference, readerId, standing: "fixed" });
  }
  expect((await queueOf(jury, ana)).slice(0, 10)).not.toEqual((await queueOf(jury, clara)).slice(0, 10));
});

test("what a hand keeps from a reader is not in the queue", async () => {
  const jury = await openJury();
  const { ana, admin, submission, other } = jury;
  const { reference } = submission;
  await jury.as(admin).assignments.setPair({ reference, readerId: ana.id, standing: "barred" });
  expect(await queueOf(jury, ana)).toEqual([other.id]);
});
