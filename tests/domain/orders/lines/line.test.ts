import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  brokenLines,
  isRented,
  lineIssues,
  orderLine,
  soldPeriods,
  withOwnNames,
  type ChosenLine,
} from "#domain/orders/lines/line.ts";
import { brokenRules } from "../../broken-rules.ts";

const LINE = { itemId: "chair", quantity: 1, periodOfUse: 1 };

describe("a line of a payload", () => {
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
    expect(brokenRules(orderLine, { ...LINE, [key]: value })).toEqual(broken);
  });

  test("is one unit for one day unless told", () => {
    expect(v.parse(orderLine, { itemId: "chair" })).toMatchObject({
      quantity: 1,
      periodOfUse: 1,
      notes: "",
    });
  });
});

test("a discount sent by a partner is refused", () => {
  expect(brokenRules(orderLine, { ...LINE, discountPercentage: 100 })).toEqual([
    "discountPercentage: unknownKey",
  ]);
});

describe("a line being chosen", () => {
  const chosen = {
    ...LINE,
    lineId: "a1",
    quantity: 2,
    periodOfUse: 12,
    notes: "",
  };
  const said = (change: Partial<ChosenLine>) =>
    lineIssues({ ...chosen, ...change }).map(({ path, key }) => `${path}: ${key}`);

  test("is complete with a quantity and days", () => {
    expect(said({})).toEqual([]);
  });

  test("names what is broken under its own name (WIZ-44, WIZ-45)", () => {
    expect(said({ quantity: 0 })).toEqual(["lines.a1.quantity: quantityMin"]);
    expect(said({ quantity: 101 })).toEqual(["lines.a1.quantity: quantityMax"]);
    expect(said({ periodOfUse: 0 })).toEqual(["lines.a1.periodOfUse: periodMin"]);
    expect(said({ periodOfUse: 101 })).toEqual(["lines.a1.periodOfUse: periodMax"]);
  });

  test("is not complete while its figures are still being typed", () => {
    expect(said({ quantity: null, periodOfUse: null })).toHaveLength(2);
  });

  test("is told with all others that are broken", () => {
    const lines = [chosen, { ...chosen, lineId: "a2", quantity: 0 }];
    expect(brokenLines(lines, []).map(({ path }) => path)).toEqual(["lines.a2.quantity"]);
  });
});

test("of what is had once the days stay 1", () => {
  const tent = { id: "tent", unitPeriod: "once" } as const;
  const line = { lineId: "t", itemId: "tent", quantity: 10, periodOfUse: 12, notes: "" };
  expect(brokenLines([line], [tent])).toEqual([{ path: "lines.t.periodOfUse", key: "periodOnce" }]);
  expect(brokenLines([{ ...line, periodOfUse: 1 }], [tent])).toEqual([]);
  expect(brokenLines([line], [{ ...tent, unitPeriod: "perDay" }])).toEqual([]);
});

test("each line has a name of its own: of two with one name, the later gets a new one", () => {
  const named = withOwnNames([{ lineId: "a" }, { lineId: "a" }, { lineId: "a-2" }, { lineId: "b" }]);
  expect(named.map(({ lineId }) => lineId)).toEqual(["a", "a-2", "a-2-2", "b"]);
});

test("a package is not rented by number and day, a service is", () => {
  const rented = ["package", "catalogue", "custom"].filter((kind) => isRented({ kind }));
  expect(rented).toEqual(["catalogue", "custom"]);
});

test("an item that an order has both once and per day may have days, whichever line comes first", () => {
  const once = { itemId: "chair", unitPeriod: "once" } as const;
  const byDay = { itemId: "chair", unitPeriod: "perDay" } as const;
  const tent = { itemId: "tent", unitPeriod: "once" } as const;
  for (const lines of [
    [once, byDay, tent],
    [tent, byDay, once],
  ]) {
    expect(Object.fromEntries(soldPeriods(lines))).toEqual({ chair: "perDay", tent: "once" });
  }
});
