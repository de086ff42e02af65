import { expect, test } from "bun:test";
import { recordedDifferences } from "#src/features/history/recorded-differences.ts";

test("names a changed fact within a record, not the record", () => {
  const before = { packages: { BRONZE: { spacePerM2: 100_00, name: { pt: "Bronze" } } } };
  const after = { packages: { BRONZE: { spacePerM2: 120_00, name: { pt: "Bronze" } } } };
  expect(recordedDifferences(before, after, "data")).toEqual([
    { path: ["data", "packages", "BRONZE", "spacePerM2"], old: 100_00, new: 120_00 },
  ]);
});

test("names a line by its title, and two of one title apart; a line that came has nothing before", () => {
  const chair = { titlePt: "Cadeira", quantity: 2 };
  expect(recordedDifferences([chair], [{ ...chair, quantity: 3 }, chair], "lines")).toEqual([
    { path: ["lines", "Cadeira", "quantity"], old: 2, new: 3 },
    { path: ["lines", "Cadeira (2)", "titlePt"], old: undefined, new: "Cadeira" },
    { path: ["lines", "Cadeira (2)", "quantity"], old: undefined, new: 2 },
  ]);
});

test("takes a list of plain words, and a text that became something else, as one fact", () => {
  expect(recordedDifferences(["a"], ["a", "b"], "attachments")).toEqual([
    { path: ["attachments"], old: ["a"], new: ["a", "b"] },
  ]);
  expect(recordedDifferences("escrito", { pt: "x" }, "notes")).toEqual([
    { path: ["notes"], old: "escrito", new: { pt: "x" } },
  ]);
  expect(recordedDifferences({ a: 1 }, { a: 1 }, "data")).toEqual([]);
});
