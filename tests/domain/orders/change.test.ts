import { expect, test } from "bun:test";
import { hasOrderChanged, type EditableOrder } from "#domain/orders/change.ts";

const LOADED: EditableOrder = {
  status: "PENDING",
  notes: "fragile",
  amounts: { structureAmount: 10, spaceAmount: null },
  lines: [{ id: "l1", quantity: 2, unitPrice: 5, notes: "" }],
};

test.each<[string, Partial<EditableOrder>, boolean]>([
  ["nothing", {}, false],
  ["blanks around the notes", { notes: " fragile " }, false],
  ["an amount written as missing instead of null", { amounts: { structureAmount: 10 } }, false],
  ["the status", { status: "REVIEWING" }, true],
  ["the notes", { notes: "very fragile" }, true],
  ["an amount", { amounts: { structureAmount: 11, spaceAmount: null } }, true],
  ["a quantity", { lines: [{ id: "l1", quantity: 3, unitPrice: 5, notes: "" }] }, true],
  ["a line more", { lines: [...LOADED.lines, { id: "l2" }] }, true],
  ["a line less", { lines: [] }, true],
])("%s changed (ORD-15)", (_, change, changed) => {
  expect(hasOrderChanged(LOADED, { ...LOADED, ...change })).toBe(changed);
});

test("a newly attached payment confirmation is a change", () => {
  expect(hasOrderChanged(LOADED, LOADED, true)).toBe(true);
});
