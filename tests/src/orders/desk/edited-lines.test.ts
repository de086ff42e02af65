import { expect, test } from "bun:test";
import { customLine, netOf, totalOf, type EditedLine } from "#src/features/orders/lines/edited-lines.ts";

const line = (more: Partial<EditedLine>): EditedLine => ({ ...customLine(), ...more });
const SCREENS = line({ unitPrice: 145, quantity: 3, periodOfUse: 10, discountPercentage: 12.5 });
const SERVICES = { type: "CUSTOM_SERVICES", spaceAmount: 0 } as const;

test("a line comes to price x quantity x days less its discount, and to nothing while a figure is typed", () => {
  expect(netOf(SCREENS)).toBe(380_625);
  expect(netOf({ ...SCREENS, quantity: "3x" })).toBeNull();
  expect(netOf({ ...SCREENS, discountPercentage: null })).toBeNull();
});

test("the new total adds the lines; what waits for its price counts nothing, and is named", () => {
  const socket = line({ unitPrice: null, quantity: 2 });
  expect(totalOf({ lines: [SCREENS, socket], structureAmount: undefined }, SERVICES)).toEqual({
    total: 380_625,
    isStructurePriced: true,
    unpricedLines: 1,
  });
  expect(
    totalOf({ lines: [SCREENS, { ...socket, quantity: "" }], structureAmount: undefined }, SERVICES),
  ).toMatchObject({ total: 380_625 });
  expect(totalOf({ lines: [{ ...SCREENS, quantity: "" }], structureAmount: undefined }, SERVICES)).toBeNull();
});

test("a custom stand adds its space and the price of its structure, which no line holds", () => {
  const stand = { type: "CUSTOM", spaceAmount: 30_000 } as const;
  expect(totalOf({ lines: [SCREENS], structureAmount: 9_000 }, stand)).toMatchObject({
    total: 4_280_625,
    isStructurePriced: true,
  });
  expect(totalOf({ lines: [SCREENS], structureAmount: null }, stand)).toMatchObject({
    total: 3_380_625,
    isStructurePriced: false,
  });
  expect(totalOf({ lines: [SCREENS], structureAmount: "9k" }, stand)).toBeNull();
});
