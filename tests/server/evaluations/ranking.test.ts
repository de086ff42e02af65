import { expect, test } from "bun:test";
import { changeSettings, makeSubmission } from "#tests/factories.ts";
import { signIn } from "#tests/server/files/upload.ts";
import { ALL_FIVES, openJury } from "./scene.ts";

const jury = await openJury();
const { portal, ana, bento, clara, submission: first, other: second, mark } = jury;
const third = await makeSubmission(portal, { institutionName: "Só uma nota" });
const closed = await makeSubmission(portal);
await changeSettings(portal, (data) => ({ ...data, evaluating: { ...data.evaluating, minimumMarks: 2 } }));
const ALL = (mark: number) => Object.fromEntries(Object.keys(ALL_FIVES).map((name) => [name, mark]));
for (const [reader, at, given] of [
  [ana, first, 5],
  [bento, first, 1],
  [ana, second, 3],
  [bento, second, 3],
  [ana, third, 4],
  [bento, closed, 5],
  [clara, closed, 1],
] as const) {
  await mark(reader, ALL(given), at.id);
}

const ranking = (asked: Parameters<ReturnType<typeof jury.as>["evaluations"]["ranking"]>[0] = {}) =>
  jury.as(ana).evaluations.ranking(asked);

test("mean, median, deviation and number of marks; equal is equal rank, incomplete and closed stand apart", async () => {
  const { items, counts } = await ranking();
  const shown = items.map(({ id, rank, state, n, mean, median, deviation, own }) => [
    id,
    [rank, state, n, mean, median, deviation, own],
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    [first.id]: [1, "ranked", 2, 3, 3, 2, 5],
    [second.id]: [1, "ranked", 2, 3, 3, 0, 3],
    [third.id]: [null, "incomplete", 1, 4, 4, 0, 4],
    [closed.id]: [null, "closed", null, null, null, null, null],
  });
  expect(items.slice(2).map(({ state }) => state)).toEqual(["incomplete", "closed"]);
  expect(counts.states).toEqual({ ranked: 2, incomplete: 1, closed: 1 });
  const last = await ranking({ sort: { column: "rank", direction: "desc" } });
  expect(last.items.slice(2).map(({ state }) => state)).toEqual(["incomplete", "closed"]);
});

test("it is sorted by disagreement, filtered and searched; a rank does not go by what is searched", async () => {
  const spread = await ranking({ sort: { column: "spread", direction: "desc" } });
  expect(spread.items[0]?.id).toBe(first.id);
  expect((await ranking({ filters: { states: ["incomplete"] } })).items.map(({ id }) => id)).toEqual([
    third.id,
  ]);
  const [found] = (await ranking({ search: second.institutionName })).items;
  expect([found?.id, found?.rank]).toEqual([second.id, 1]);
});

test("beside each mark stands its reader's own mean, made of nothing that is closed", async () => {
  const { items, ownMean } = await ranking();
  expect(ownMean).toBe(4);
  const row = items.find(({ id }) => id === first.id);
  expect(row?.given.toSorted((a, b) => b.mark - a.mark)).toEqual([
    { reader: "Ana Luz", mark: 5, mean: 4 },
    // 1 and 3: the 5 that Bento gave elsewhere is closed to Ana.
    { reader: "Bento Reis", mark: 1, mean: 2 },
  ]);
});

test("marks set aside leave it, and a file of it has the same rows in the same order", async () => {
  await jury.as(bento).evaluations.declareConflict({ submissionId: first.id, reason: "r" });
  const row = (await ranking()).items.find(({ id }) => id === first.id);
  expect([row?.state, row?.n]).toEqual(["incomplete", 1]);
  const answer = await jury.fetch("/api/exports/ranking.csv", {
    headers: { cookie: await signIn(jury, ana), "accept-language": "en" },
  });
  const lines = (await answer.text()).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(`1,${second.reference},`);
});
