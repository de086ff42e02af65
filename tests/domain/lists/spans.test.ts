import { expect, test } from "bun:test";
import { readAddress, writeAddress } from "#domain/lists/address.ts";
import { listOf } from "#domain/lists/contract.ts";
import { choice } from "#domain/lists/filter.ts";
import { age, range } from "#domain/lists/spans.ts";

const stands = listOf("stands", {
  columns: { name: "asc" },
  sort: "name",
  filters: { area: range(10_000), waiting: age(), kinds: choice(["GOLD", "BRONZE"]) },
});
const read = (address: Record<string, unknown>) => readAddress(stands, address).filters;

test("a stretch of figures is spelled with a dash, and may be open at either end", () => {
  expect(read({ area: "100-200" }).area).toEqual({ from: 100, to: 200 });
  expect(read({ area: "100-" }).area).toEqual({ from: 100 });
  expect(read({ area: "-200" }).area).toEqual({ to: 200 });
});

test.each(["200-100", "-", "100", "a-b", "1.5-2", "100-20000", "-5-9"])(
  "an address with the stretch %p is as without it",
  (area) => expect(read({ area }).area).toBeUndefined(),
);

test("an age is a number of days, which an address keeps as such and no date", () => {
  expect(read({ waiting: 7 }).waiting).toBe(7);
  for (const waiting of ["0", "-1", "1.5", "week", "366"]) expect(read({ waiting }).waiting).toBeUndefined();
});

test("filters are written as they are read, several at once", () => {
  const address = { area: "100-", waiting: "7", kinds: "GOLD.BRONZE" };
  expect<object>(writeAddress(stands, readAddress(stands, address))).toEqual(address);
});
