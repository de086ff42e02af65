import { expect, test } from "bun:test";
import type { SignedInUser } from "#domain/actor.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
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

test("those with the fewest marks come first, and two readers do not get the same order (behaviour 16)", async () => {
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

test("what was put off is neither done nor gone: it comes at the end, and again when nothing else is left (behaviour 14)", async () => {
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
  expect(await desk.next({})).toEqual({ submissionId: null, done: 2, all: 2 });
});

test("what is decided, hidden or a duplicate leaves every queue at once (behaviour 20)", async () => {
  const jury = await openJury();
  const { portal, ana, admin, submission, other } = jury;
  const { id, version } = other;
  await jury.as(admin).submissions.approve({ id, version });
  expect(await jury.as(ana).evaluations.next({})).toEqual({ submissionId: submission.id, done: 0, all: 1 });
  for (const status of ["HIDDEN", "DUPLICATE", "REJECTED", "SIGNED_CONTRACT"] as const) {
    await makeSubmission(portal, { status });
  }
  expect(await queueOf(jury, ana)).toEqual([submission.id]);
});
