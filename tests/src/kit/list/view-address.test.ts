import { expect, test } from "bun:test";
import { listOf } from "#domain/lists/contract.ts";
import { choice } from "#domain/lists/filter.ts";
import { age } from "#domain/lists/spans.ts";
import { isSameView, viewAddressOf } from "#src/kit/list/view-address.ts";

const fruit = listOf("fruit", {
  columns: { name: "asc", price: "desc" },
  sort: "name",
  filters: { ripe: choice(["yes", "no"]), waiting: age(), whose: choice(["mine"]) },
});

test("a view keeps search, filters, order and columns, not where in them somebody stands", () => {
  const cursor = "W10";
  const asked = { search: "açaí", ripe: "no", sort: "-price", columns: "name.price", cursor, view: "v" };
  expect(viewAddressOf(fruit, asked)).toEqual({
    search: "açaí",
    ripe: "no",
    sort: "-price",
    columns: "name.price",
  });
  expect(viewAddressOf(fruit, { view: "v" })).toEqual({});
});

test("what is relative stays so: days ago, and mine", () => {
  expect(viewAddressOf(fruit, { waiting: "7", whose: "mine" })).toEqual({ waiting: "7", whose: "mine" });
});

test.each([
  ["parts in another order", { ripe: "no", search: "a" }, { search: "a", ripe: "no" }, true],
  ["what is as usual, said or not", { sort: "name" }, {}, true],
  ["what a list no longer knows", { colour: "red" }, {}, true],
  ["a figure of an address, read as text", { waiting: 7 }, { waiting: "7" }, true],
  ["another filter", { ripe: "no" }, { ripe: "yes" }, false],
  ["a filter taken away", { ripe: "no" }, {}, false],
  ["another order", { sort: "-name" }, {}, false],
  ["other columns", { columns: "name" }, {}, false],
])("two addresses are compared by what they ask: %s", (_, one, other, isSame) => {
  expect(isSameView(viewAddressOf(fruit, one), viewAddressOf(fruit, other))).toBe(isSame);
});
