import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  isRented,
  orderLine,
  orderLines,
  selectedLine,
  serviceAddition,
  standSelection,
} from "#domain/orders/line.ts";
import { brokenRules, copies } from "./broken-rules.ts";

const LINE = { itemId: "chair", quantity: 1, periodOfUse: 1 };

describe.each([
  ["a selected line", selectedLine],
  ["a line of a payload", orderLine],
] as const)("%s", (_, schema) => {
  test.each<[string, unknown, string[]]>([
    ["quantity", 0, ["quantity: quantityMin"]],
    ["quantity", 1, []],
    ["quantity", 100, []],
    ["quantity", 101, ["quantity: quantityMax"]],
    ["quantity", 1.5, ["quantity: wholeNumber"]],
    ["quantity", "2", ["quantity: quantityMin"]],
    ["quantity", null, ["quantity: quantityMin"]],
    ["quantity", JSON.parse("1e309"), ["quantity: wholeNumber"]],
    ["periodOfUse", 0, ["periodOfUse: periodMin"]],
    ["periodOfUse", 1, []],
    ["periodOfUse", 100, []],
    ["periodOfUse", 101, ["periodOfUse: periodMax"]],
    ["periodOfUse", 1.5, ["periodOfUse: wholeNumber"]],
    ["periodOfUse", "2", ["periodOfUse: periodMin"]],
    ["discountPercentage", -1, ["discountPercentage: discountMin"]],
    ["discountPercentage", 0, []],
    ["discountPercentage", 101, ["discountPercentage: discountMax"]],
    ["notes", "n".repeat(2000), []],
    ["notes", "n".repeat(2001), ["notes: textTooLong"]],
    ["itemId", "", ["itemId: itemIdRequired"]],
    ["itemId", undefined, ["itemId: itemIdRequired"]],
    ["itemId", "a/../b", ["itemId: itemIdRequired"]],
  ])("%s %j (WIZ-44 to WIZ-46)", (key, value, broken) => {
    expect(brokenRules(schema, { ...LINE, [key]: value })).toEqual(broken);
  });

  test("is one unit for one day unless told", () => {
    expect(v.parse(schema, { itemId: "chair" })).toMatchObject({ quantity: 1, periodOfUse: 1, notes: "" });
  });
});

test.each([
  [100, []],
  [12.5, []],
  [33.33, []],
  [12.345, ["discountPercentage: decimals"]],
])("a discount of %d %% while selecting", (discountPercentage, broken) => {
  expect(brokenRules(selectedLine, { ...LINE, discountPercentage })).toEqual(broken);
});

test("a discount sent by a partner is refused", () => {
  expect(brokenRules(orderLine, { ...LINE, discountPercentage: 100 })).toEqual([
    "discountPercentage: unknownKey",
  ]);
});

test("takes 200 lines of an order and no more", () => {
  expect(brokenRules(orderLines(), copies(200, LINE))).toEqual([]);
  expect(brokenRules(orderLines(), copies(201, LINE))).toEqual([": tooMany"]);
});

test("the service addition form has selectedItems, totalValue, totalItems (WIZ-48)", () => {
  expect(v.parse(serviceAddition, {})).toEqual({ selectedItems: [], totalValue: 0, totalItems: 0 });
});

test.each([
  [{ totalValue: -1 }, ["totalValue: totalValueMin"]],
  [{ totalValue: 0 }, []],
  [{ totalItems: -1 }, ["totalItems: totalItemsMin"]],
  [{ totalItems: 0 }, []],
  [{ selectedItems: [{ ...LINE, quantity: 101 }] }, ["selectedItems.0.quantity: quantityMax"]],
])("service addition %j (WIZ-49, WIZ-50)", (input, broken) => {
  expect(brokenRules(serviceAddition, input)).toEqual(broken);
});

test.each([
  [{ standType: "STANDARD", selectedStandardStandId: "gold" }, []],
  [{ standType: "CUSTOM" }, []],
  [{ standType: "OTHER" }, ["standType: choice"]],
])("stand selection %j (WIZ-25)", (input, broken) => {
  expect(brokenRules(standSelection, input)).toEqual(broken);
});

test("a package is not rented by number and day, a service is", () => {
  const rented = ["package", "catalogue", "custom"].filter((kind) => isRented({ kind }));
  expect(rented).toEqual(["catalogue", "custom"]);
});
