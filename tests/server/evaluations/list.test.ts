import { expect, test } from "bun:test";
import { evaluationList } from "#domain/evaluations/list.ts";
import { makeSubmission } from "#tests/factories.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { codeOf } from "../submissions/reason.ts";
import { openJury } from "./scene.ts";

const jury = await openJury();
const { ana, bento, clara, submission, other, mark } = jury;
await mark(bento, { theme: 1 });
await mark(clara, {}, other.id);
const desk = jury.as(ana).evaluations;

async function seen(reader = ana) {
  const { items, total } = await jury
    .as(reader)
    .evaluations.list({ sort: { column: "reader", direction: "asc" } });
  expect(total).toBe(items.length);
  return items.map((row) => [row.reader, row.submission.reference]).toSorted();
}

test("EVA-01: the list has the own evaluations, and others' only where the own marks are given", async () => {
  expect(await seen()).toEqual([]);
  await desk.save({ submissionId: submission.id, decision: "REJECTED", theme: 2 });
  expect(await seen()).toEqual([["Ana Luz", submission.reference]]);
  await mark(ana, { decision: "REJECTED" }, other.id);
  expect(await seen()).toEqual([
    ["Ana Luz", submission.reference],
    ["Ana Luz", other.reference],
    ["Clara Sá", other.reference],
  ]);
  const { counts } = await desk.list({});
  expect(counts.decisions).toEqual({ PENDING: 0, APPROVED: 1, REJECTED: 2 });
});

test("it is filtered by recommendation, state, whose it is and the submission's status", async () => {
  const found = async (filters: Parameters<typeof desk.list>[0]["filters"]) =>
    (await desk.list({ filters: filters ?? {} })).items
      .map((row) => `${row.reader} ${row.state} ${row.submission.status}`)
      .toSorted();
  expect(await found({ decisions: ["APPROVED"] })).toEqual(["Clara Sá given PENDING"]);
  expect(await found({ states: ["begun"] })).toEqual(["Ana Luz begun REVIEWING"]);
  expect(await found({ whose: ["others"] })).toEqual(["Clara Sá given PENDING"]);
  expect(await found({ whose: ["own"], statuses: ["PENDING"] })).toEqual(["Ana Luz given PENDING"]);
  expect((await desk.list({ search: other.institutionName })).total).toBe(2);
});

test("its pages have every row once, forwards and back, in whatever order", async () => {
  const paged = await openJury();
  for (let at = 0; at < 7; at += 1) {
    const { id } = await makeSubmission(paged.portal);
    await paged.mark(paged.ana, { theme: at % 3 }, id);
  }
  await paged.as(paged.ana).evaluations.save({ submissionId: paged.other.id, decision: "PENDING" });
  const list = paged.as(paged.ana).evaluations.list;
  for (const sort of everySort(evaluationList)) {
    const ask = (cursor?: string) => list({ sort, limit: 3, ...(cursor && { cursor }) });
    const there = await walkOn(ask);
    const ids = there.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(8);
    const last = there.at(-1);
    const back = last ? await walkBack(last, ask) : [];
    expect(back.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(ids);
  }
});

test("one evaluation is shown to its evaluator and to who may see the marks, and to nobody else", async () => {
  const { id } = await jury
    .as(bento)
    .evaluations.card({ submissionId: submission.id })
    .then(({ own }) => {
      if (!own) throw new Error("Bento has marked it");
      return own;
    });
  const get = (reader = ana) => jury.as(reader).evaluations.get({ id });
  expect(await get(bento)).toMatchObject({ reader: "Bento Reis", isOwn: true, theme: 1 });
  expect(await codeOf(get(clara))).toBe("notFound");
  await jury.as(clara).evaluations.openMarks({ submissionId: submission.id });
  expect(await get(clara)).toMatchObject({
    isOwn: false,
    isInQueue: false,
    submission: { reference: submission.reference },
  });
});
