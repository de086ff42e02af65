import { expect, test } from "bun:test";
import { emptyDraft } from "#domain/orders/draft/draft.ts";
import { draftDifferences } from "#domain/orders/reading/draft-differences.ts";

const LINE = { lineId: "l1", itemId: "chair", quantity: 4, periodOfUse: 2, notes: "" };
const EMPTY = emptyDraft("s1");

test("two drafts that hold the same differ in nothing, wherever they were left", () => {
  expect(draftDifferences({ ...EMPTY, step: 1 }, { ...EMPTY, step: 3 })).toEqual([]);
});

test("each field is named with both of its values", () => {
  const mine = { ...EMPTY, notes: "mine", selectedStandardStandId: "GOLD" };
  const theirs = { ...EMPTY, notes: "theirs" };
  expect(draftDifferences(mine, theirs)).toEqual([
    { path: ["selectedStandardStandId"], mine: "GOLD", theirs: null },
    { path: ["notes"], mine: "mine", theirs: "theirs" },
  ]);
});

test("a line is one field, known by its own name: changed, added and taken out", () => {
  const { lineId: _, ...four } = LINE;
  const mine = { ...EMPTY, lines: [LINE, { ...LINE, lineId: "mine" }] };
  const theirs = {
    ...EMPTY,
    lines: [
      { ...LINE, lineId: "theirs" },
      { ...LINE, quantity: 5 },
    ],
  };
  expect(draftDifferences(mine, theirs)).toEqual([
    { path: ["lines", "l1"], mine: four, theirs: { ...four, quantity: 5 } },
    { path: ["lines", "mine"], mine: four, theirs: undefined },
    { path: ["lines", "theirs"], mine: undefined, theirs: four },
  ]);
});

test("the answers of a briefing, a proposal and an extra service are fields of their own", () => {
  const mine = structuredClone(EMPTY);
  mine.briefing.visualReference.description = "Rio";
  mine.extraServices.equipment.required = true;
  mine.proposal.value = 10;
  expect(draftDifferences(mine, EMPTY).map(({ path }) => path.join("."))).toEqual([
    "extraServices.equipment.required",
    "briefing.visualReference.description",
    "proposal.value",
  ]);
});
