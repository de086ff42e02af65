import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history, submissions } from "#db/schema/index.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";
import { codeOf, reasonFor } from "#tests/server/submissions/reason.ts";
import { makeSubmission } from "#tests/factories.ts";
import { openJury } from "./scene.ts";

const jury = await openJury();
const { portal, ana, bento, clara, mark, card } = jury;
const fresh = () => makeSubmission(portal, { status: "REVIEWING" });

test("marks are given, seen again and changed by who gave them, and move no submission", async () => {
  const { id, version } = await fresh();
  const first = await mark(ana, { comment: "Boa ligação com o tema", theme: 4, innovation: 0 }, id);
  expect(first).toEqual({ id: expect.any(String), version: 1, isGiven: true });
  expect((await card(ana, id)).own).toMatchObject({
    theme: 4,
    innovation: 0,
    average: 3.8,
    decision: "APPROVED",
    comment: "Boa ligação com o tema",
    isGiven: true,
  });
  const marks = { submissionId: id, decision: "REJECTED", theme: 1, innovation: 1 } as const;
  const rest = { sustainability: 1, feasibility: 1, publicInterest: 1 };
  await jury.as(ana).evaluations.save({ ...marks, ...rest, version: first.version });
  expect((await card(ana, id)).own).toMatchObject({ average: 1, decision: "REJECTED", comment: "" });
  const [row] = await portal.db.read.select().from(submissions).where(eq(submissions.id, id));
  expect([row?.status, row?.version]).toEqual(["REVIEWING", version]);
});

test("marks changed from an older version are refused", async () => {
  const { id } = await fresh();
  await mark(ana, {}, id);
  expect(await codeOf(mark(ana, {}, id))).toBe("stale");
});

test("a criterion that cannot be judged stays out of the average; an open one keeps the marks from counting", async () => {
  const { id } = await fresh();
  const judged = { theme: 5, innovation: 4, sustainability: 0 };
  const begun = { submissionId: id, decision: "PENDING", ...judged } as const;
  expect((await jury.as(ana).evaluations.save(begun)).isGiven).toBe(false);
  expect((await card(ana, id)).isOpen).toBe(false);
  const whole = { ...begun, cannotJudge: ["feasibility" as const, "publicInterest" as const], version: 1 };
  expect((await jury.as(ana).evaluations.save(whole)).isGiven).toBe(true);
  expect((await card(ana, id)).own).toMatchObject({ average: 3, feasibility: null, isGiven: true });
  // Once given they stay complete.
  expect(await codeOf(jury.as(ana).evaluations.save({ ...begun, version: 2 }))).toBe("marksIncomplete");
});

test("who can judge nothing has given no marks", async () => {
  const { id } = await fresh();
  const none = { submissionId: id, decision: "PENDING" as const, cannotJudge: [...CRITERIA] };
  expect((await jury.as(ana).evaluations.save(none)).isGiven).toBe(false);
});

test.each(["APPROVED", "REJECTED", "SIGNED_CONTRACT", "HIDDEN", "DUPLICATE"] as const)(
  "a submission that is %s takes no marks",
  async (status) => {
    const { id } = await makeSubmission(portal, { status });
    const reason = await reasonFor(mark(ana, {}, id));
    expect(reason).toEqual({ code: "evaluationClosed", params: { because: "decided" } });
  },
);

test("who abstains is done, shows the reason to who may see it, and gives no marks any more", async () => {
  const { id } = await fresh();
  await mark(bento, {}, id);
  await jury.as(ana).evaluations.abstain({ submissionId: id, reason: "Fora da minha área" });
  expect((await card(ana, id)).others.map(({ reader }) => reader)).toEqual(["Bento Reis"]);
  expect((await card(bento, id)).others).toMatchObject([
    { reader: "Ana Luz", abstainedBecause: "Fora da minha área", average: null },
  ]);
  const reason = await reasonFor(mark(ana, {}, id));
  expect(reason).toEqual({ code: "evaluationClosed", params: { because: "abstained" } });
  expect(await codeOf(jury.as(bento).evaluations.abstain({ submissionId: id, reason: "r" }))).toBe(
    "marksGiven",
  );
});

test("opening the marks without evaluating is told in history and bars from evaluating", async () => {
  const { id } = await fresh();
  await mark(bento, { comment: "Forte" }, id);
  expect((await card(clara, id)).others).toEqual([]);
  await jury.as(clara).evaluations.openMarks({ submissionId: id });
  await jury.as(clara).evaluations.openMarks({ submissionId: id });
  expect((await card(clara, id)).others).toMatchObject([{ reader: "Bento Reis", comment: "Forte" }]);
  const told = await portal.db.read.select().from(history).where(eq(history.recordId, id));
  expect(told.map(({ action, actorName }) => [action, actorName])).toEqual([["openMarks", "Clara Sá"]]);
  const reason = await reasonFor(mark(clara, {}, id));
  expect(reason).toEqual({ code: "evaluationClosed", params: { because: "opened" } });
});

test("a declared conflict takes the own marks out, closes the others' and leaves a trace", async () => {
  const { id } = await fresh();
  await mark(ana, {}, id);
  await mark(bento, {}, id);
  await jury.as(ana).evaluations.declareConflict({ submissionId: id, reason: "Sou conselheira" });
  const mine = await card(ana, id);
  expect([mine.isOpen, mine.others, mine.own?.isSetAside]).toEqual([false, [], true]);
  expect((await card(bento, id)).others).toMatchObject([{ reader: "Ana Luz", isSetAside: true }]);
  expect(await reasonFor(mark(ana, {}, id))).toEqual({
    code: "evaluationClosed",
    params: { because: "conflict" },
  });
  expect(await codeOf(jury.as(ana).evaluations.openMarks({ submissionId: id }))).toBe("evaluationClosed");
  const told = await portal.db.read.select().from(history).where(eq(history.note, "Sou conselheira"));
  expect(told.map(({ action }) => action).toSorted()).toEqual(["declareConflict", "setAside"]);
});

test("files hang on the evaluation, and one that is named no more is gone", async () => {
  const { id } = await fresh();
  const fileId = await jury.upload(ana);
  const upload = { name: "parecer.pdf", type: "application/pdf", url: `/api/files/${fileId}` };
  const link = { name: "Ata", type: "", url: "https://example.org/ata" };
  const marks = { submissionId: id, decision: "PENDING", theme: 3 } as const;
  await jury.as(ana).evaluations.save({ ...marks, attachments: [upload, link] });
  expect((await card(ana, id)).own?.attachments.map(({ name }) => name).toSorted()).toEqual([
    "Ata",
    "parecer.pdf",
  ]);
  await jury.as(ana).evaluations.save({ ...marks, version: 1, attachments: [link] });
  expect((await card(ana, id)).own?.attachments).toMatchObject([link]);
});
