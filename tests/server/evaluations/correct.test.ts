import { expect, test } from "bun:test";
import { and, eq } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import { codeOf } from "../submissions/reason.ts";
import { ALL_FIVES, openJury } from "./scene.ts";

const jury = await openJury();
const { portal, ana, bento, clara, submission, other, mark } = jury;

const correct = (reader: typeof ana, id: string, version: number, more: object = {}) =>
  jury.as(reader).evaluations.correct({
    id,
    version,
    decision: "REJECTED",
    ...ALL_FIVES,
    theme: 2,
    reason: "Nota trocada com a de outra proposta",
    ...more,
  });

test("EVA-02: staff correct an evaluation that was given, with a reason, every change in its history", async () => {
  const { id } = await mark(bento);
  expect(await codeOf(correct(clara, id, 1))).toBe("notFound");
  await jury.as(clara).evaluations.openMarks({ submissionId: submission.id });
  expect(await codeOf(correct(clara, id, 7))).toBe("stale");
  expect(await codeOf(correct(clara, id, 1, { theme: null }))).toBe("marksIncomplete");
  expect(await codeOf(correct(clara, id, 1, { theme: 5, decision: "APPROVED" }))).toBe("nothingChanged");
  await correct(clara, id, 1);
  const stored = await jury.as(clara).evaluations.get({ id });
  expect(stored).toMatchObject({
    reader: "Bento Reis",
    decision: "REJECTED",
    theme: 2,
    average: 4.4,
    version: 2,
  });
  expect(stored.first).toMatchObject({ theme: 5, decision: "APPROVED", average: 5 });
  expect(stored.isChangedKnowing).toBe(false);
  const [told] = await portal.db.read
    .select()
    .from(history)
    .where(and(eq(history.recordId, id), eq(history.action, "correct")));
  expect(told).toMatchObject({
    actorName: "Clara Sá",
    note: "Nota trocada com a de outra proposta",
    changes: { theme: { old: 5, new: 2 }, decision: { old: "APPROVED", new: "REJECTED" } },
  });
});

test("EVA-02: whoever abstained corrects what others gave, whoever has a conflict of interest does not", async () => {
  const fresh = await openJury();
  const { id } = await fresh.mark(fresh.bento);
  const submissionId = fresh.submission.id;
  const slip = {
    id,
    version: 1,
    decision: "APPROVED",
    ...ALL_FIVES,
    theme: 2,
    reason: "Nota trocada",
  } as const;
  await fresh.as(fresh.ana).evaluations.abstain({ submissionId, reason: "Não conheço o tema" });
  expect(await codeOf(fresh.as(fresh.ana).evaluations.correct(slip))).toBeUndefined();
  expect((await fresh.as(fresh.bento).evaluations.get({ id })).first).toMatchObject({ theme: 5 });
  await fresh.as(fresh.clara).evaluations.openMarks({ submissionId });
  await fresh.as(fresh.clara).evaluations.declareConflict({ submissionId, reason: "r" });
  const again = fresh.as(fresh.clara).evaluations.correct({ ...slip, version: 2, theme: 3 });
  expect(await codeOf(again)).toBe("notFound");
});

test("marks changed after others' were seen keep their first version, shown and flagged", async () => {
  const marks = { submissionId: other.id, decision: "APPROVED", ...ALL_FIVES } as const;
  const desk = jury.as(ana).evaluations;
  const { id } = await desk.save(marks);
  await desk.save({ ...marks, version: 1, theme: 4 });
  expect(await desk.get({ id })).toMatchObject({ first: { theme: 5 }, isChangedKnowing: false });
  await mark(bento, {}, other.id);
  expect(await codeOf(desk.save({ ...marks, version: 2, theme: 4 }))).toBe("nothingChanged");
  expect((await desk.get({ id })).isChangedKnowing).toBe(false);
  await desk.save({ ...marks, version: 2, theme: 1 });
  expect(await desk.get({ id })).toMatchObject({ theme: 1, first: { theme: 5 }, isChangedKnowing: true });
  const { items } = await desk.list({ filters: { changed: ["knowing"] } });
  expect(items.map((row) => row.id)).toEqual([id]);
});

test("an evaluation set aside, begun or abstained from is not corrected", async () => {
  const fresh = await openJury();
  const { id } = await fresh.mark(fresh.ana);
  await fresh.as(fresh.ana).evaluations.declareConflict({ submissionId: fresh.submission.id, reason: "r" });
  const begun = await fresh.as(fresh.bento).evaluations.save({
    submissionId: fresh.submission.id,
    decision: "PENDING",
    theme: 1,
  });
  const change = { version: 2, decision: "PENDING", ...ALL_FIVES, reason: "r" } as const;
  expect(await codeOf(fresh.as(fresh.ana).evaluations.correct({ id, ...change }))).toBe("evaluationClosed");
  expect(
    await codeOf(fresh.as(fresh.bento).evaluations.correct({ id: begun.id, ...change, version: 1 })),
  ).toBe("marksIncomplete");
});
