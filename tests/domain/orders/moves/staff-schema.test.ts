import { expect, test } from "bun:test";
import { editItemsInput } from "#domain/orders/moves/staff-schema.ts";
import { brokenRules } from "../../broken-rules.ts";

const RECORD = { id: "o1", version: 3 };

test.each<[object, string[]]>([
  [{}, []],
  [{ discountPercentage: 100, unitPrice: 0 }, []],
  [{ unitPrice: null }, []],
  [{ unitPrice: -1 }, ["lines.0.unitPrice: unitPriceMin"]],
  [{ unitPrice: 10_000_000.01 }, ["lines.0.unitPrice: numberTooLarge"]],
  [{ discountPercentage: 101 }, ["lines.0.discountPercentage: discountMax"]],
  [{ quantity: 101 }, ["lines.0.quantity: quantityMax"]],
])("a line edited to %j (ORD-10)", (change, broken) => {
  const lines = [{ itemId: "chair", ...change }];
  expect(brokenRules(editItemsInput, { ...RECORD, lines })).toEqual(broken);
});

test.each<[object, string[]]>([
  [{}, []],
  [{ structureAmount: 0 }, []],
  [{ structureAmount: -1 }, ["structureAmount: numberTooSmall"]],
  [{ structureAmount: null }, []],
])("an order edited with %j", (change, broken) => {
  expect(brokenRules(editItemsInput, { ...RECORD, lines: [], ...change })).toEqual(broken);
});
