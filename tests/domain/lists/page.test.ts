import { expect, test } from "bun:test";
import fc from "fast-check";
import * as v from "valibot";
import { listOf } from "#domain/lists/contract.ts";
import { readPageOf } from "#domain/lists/page.ts";
import { walkBack, walkOn } from "#tests/walk.ts";

const list = listOf("birds", { columns: { size: "asc" }, sort: "size", filters: {} });
const rowsOf = (values: readonly (number | null)[]) =>
  values.map((value, at) => ({ place: { value, tie: `B-${String(at).padStart(3, "0")}` } }));
const asker =
  (rows: () => ReturnType<typeof rowsOf>, direction: "asc" | "desc", limit: number) => (cursor?: string) =>
    readPageOf(v.parse(list.input, { sort: { column: "size", direction }, limit, cursor }), rows());

const values = fc.array(fc.option(fc.integer({ min: 0, max: 3 })), { maxLength: 40 });
const direction = fc.constantFrom("asc" as const, "desc" as const);
const limit = fc.integer({ min: 1, max: 9 });

test("walking on and back shows every row once, in its place, whatever is equal or empty", async () => {
  await fc.assert(
    fc.asyncProperty(values, direction, limit, async (sizes, towards, size) => {
      const rows = rowsOf(sizes);
      const ask = asker(() => rows, towards, size);
      const pages = await walkOn(ask);
      const all = pages.flatMap(({ items }) => items);
      const sign = towards === "asc" ? 1 : -1;
      const inOrder = rows.toSorted(
        (a, b) =>
          sign * ((a.place.value ?? -1) - (b.place.value ?? -1)) || (a.place.tie < b.place.tie ? -1 : 1),
      );
      expect(all).toEqual(inOrder);
      expect(pages.map(({ before }) => before)).toEqual(pages.map((_, at) => at * size));
      const back = await walkBack(pages.at(-1) ?? (await ask()), ask);
      expect(back.map(({ items, before }) => [items, before])).toEqual(
        pages.map(({ items, before }) => [items, before]),
      );
    }),
  );
});

test("a page says how many rows lie before it, rightly at both ends whatever came meanwhile", async () => {
  let rows = rowsOf([10, 20, 30, 40, 50, 60]);
  const ask = asker(() => rows, "asc", 2);
  const [first, second] = await walkOn(ask);
  rows = [...rowsOf([1, 2, 3]).map(({ place }) => ({ place: { ...place, tie: `N-${place.tie}` } })), ...rows];
  const third = await ask(second?.nextCursor ?? "");
  expect([third.before, third.items.length, third.total, third.nextCursor]).toEqual([7, 2, 9, null]);
  const back = await ask(second?.previousCursor ?? "");
  expect(back.items).toEqual(first?.items ?? []);
  expect(back.before).toBeGreaterThan(0);
});

test("the way back ends on a full first page, though fewer rows lie before the place it came from", async () => {
  let rows = rowsOf([10, 20, 30, 40, 50]);
  const ask = asker(() => rows, "asc", 2);
  const second = await ask((await ask()).nextCursor ?? "");
  rows = rows.slice(1);
  const back = await ask(second.previousCursor ?? "");
  expect(back.items.map(({ place }) => place.value)).toEqual([20, 30]);
  expect([back.before, back.previousCursor]).toEqual([0, null]);
});

test("behind the last row there is nothing but the way back to the last page", async () => {
  let rows = rowsOf([10, 20, 30, 40, 50]);
  const ask = asker(() => rows, "asc", 2);
  const third = (await walkOn(ask))[1]?.nextCursor ?? "";
  rows = rows.slice(0, 3);
  const empty = await ask(third);
  expect([empty.items, empty.nextCursor, empty.total]).toEqual([[], null, 3]);
  const last = await ask(empty.previousCursor ?? "");
  expect([last.items.map(({ place }) => place.value), last.before]).toEqual([[20, 30], 1]);
  rows = [];
  expect(await ask(third)).toMatchObject({ items: [], previousCursor: null, nextCursor: null, total: 0 });
});
