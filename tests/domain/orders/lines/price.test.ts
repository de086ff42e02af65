import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { amountsAddUp, discountOf, isUnpriced, lineTotal, priceOrder } from "#domain/orders/lines/price.ts";
import { ORDER_TYPES } from "#domain/orders/type.ts";

test.each([
  [10_00, 3, 2, 60_00],
  [19_99, 100, 100, 199_900_00],
  [0, 5, 5, 0],
  [1_000_000_000, 100, 100, 10_000_000_000_000],
])("a line of %i cents x %i x %i is %i (WIZ-47)", (unitPrice, quantity, periodOfUse, total) => {
  expect(lineTotal(unitPrice, quantity, periodOfUse)).toBe(total);
});

test.each([
  [60_00, 10, 6_00],
  [1_05, 50, 53],
  [1_01, 50, 51],
  [33, 33.33, 11],
  [999, 12.5, 125],
  [100, 0, 0],
  [100, 100, 100],
])("the discount on %i cents at %d %% is %i, rounded half up", (total, percent, discount) => {
  expect(discountOf(total, percent)).toBe(discount);
});

describe("priceOrder", () => {
  const lines = [
    { unitPrice: 10_00, quantity: 3, periodOfUse: 2, discountPercent: 12.5 },
    { unitPrice: 1_99, quantity: 1, periodOfUse: 1 },
  ];

  test("STANDARD: square metres x the package's prices, plus the lines after discounts", () => {
    const priced = priceOrder({
      type: "STANDARD",
      sizeM2: 100,
      package: { spacePerM2: 250_00, structurePerM2: 180_50 },
      lines,
    });
    expect(priced).toEqual({
      lines: [
        { total: 60_00, discount: 7_50, net: 52_50 },
        { total: 1_99, discount: 0, net: 1_99 },
      ],
      stand: { total: 43_050_00, discount: 0, net: 43_050_00 },
      space: 25_000_00,
      structure: 18_050_00,
      isStructurePriced: true,
      standValue: 43_050_00,
      extra: 54_49,
      total: 43_104_49,
      itemCount: 2,
      unpricedLines: 0,
    });
  });

  test("CUSTOM: space by the custom price, the structure 0 until staff price it", () => {
    const order = {
      type: "CUSTOM",
      sizeM2: 50,
      customSpacePerM2: 300_00,
      lines: [],
    } as const;
    expect(priceOrder(order)).toMatchObject({
      space: 15_000_00,
      structure: 0,
      isStructurePriced: false,
      total: 15_000_00,
    });
    expect(priceOrder({ ...order, structure: 0 })).toMatchObject({
      structure: 0,
      isStructurePriced: true,
      total: 15_000_00,
    });
    expect(priceOrder({ ...order, structure: 9_999_99 })).toMatchObject({
      structure: 9_999_99,
      isStructurePriced: true,
      standValue: 24_999_99,
      total: 24_999_99,
    });
  });

  test("a discount on the stand comes off space and structure, each rounded half up to the cent", () => {
    const priced = priceOrder({
      type: "STANDARD",
      sizeM2: 9,
      package: { spacePerM2: 1_11, structurePerM2: 55 },
      standDiscountPercent: 12.5,
      lines,
    });
    // 12.5 % of 9.99 is 1.24875, of 4.95 is 0.61875.
    expect(priced).toMatchObject({
      stand: { total: 14_94, discount: 1_87, net: 13_07 },
      space: 8_74,
      structure: 4_33,
      standValue: 13_07,
      extra: 54_49,
      total: 67_56,
    });
  });

  test("CUSTOM_SERVICES: its lines only, whatever stand prices are about", () => {
    const priced = priceOrder({
      type: "CUSTOM_SERVICES",
      sizeM2: 100,
      package: { spacePerM2: 1, structurePerM2: 1 },
      customSpacePerM2: 1,
      lines,
    });
    expect(priced).toMatchObject({
      space: 0,
      structure: 0,
      standValue: 0,
      extra: 54_49,
      total: 54_49,
    });
  });

  test("SIMPLE: the total is the value; undivided, it counts as extra", () => {
    expect(priceOrder({ type: "SIMPLE", lines: [], simple: { value: 500_00 } })).toMatchObject({
      space: 0,
      structure: 0,
      extra: 500_00,
      total: 500_00,
    });
    expect(
      priceOrder({
        type: "SIMPLE",
        lines: [],
        simple: {
          value: 500_00,
          space: 300_00,
          structure: 150_00,
          extra: 50_00,
        },
      }),
    ).toMatchObject({
      space: 300_00,
      structure: 150_00,
      extra: 50_00,
      total: 500_00,
    });
  });

  test("STAND, stored data only: by its package if it has one, else by its briefing", () => {
    const stand = {
      type: "STAND",
      sizeM2: 10,
      customSpacePerM2: 2_00,
      lines: [],
    } as const;
    expect(priceOrder(stand).total).toBe(20_00);
    expect(
      priceOrder({
        ...stand,
        package: { spacePerM2: 3_00, structurePerM2: 1_00 },
      }).total,
    ).toBe(40_00);
  });

  test("counts custom lines that wait for a price; one priced at 0 does not wait", () => {
    const custom = {
      unitPrice: 0,
      quantity: 1,
      periodOfUse: 1,
      isCustomService: true,
    };
    const lines = [
      custom,
      { ...custom, isPriced: true },
      { ...custom, unitPrice: 5, isPriced: false },
      { ...custom, unitPrice: 5 },
      { ...custom, isCustomService: false },
    ];
    const priced = priceOrder({ type: "CUSTOM_SERVICES", lines });
    expect(lines.map(isUnpriced)).toEqual([true, false, true, false, false]);
    expect(priced.unpricedLines).toBe(2);
    expect(priced.itemCount).toBe(5);
  });

  test("the parts always make the total, in exact whole cents", () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    const factor = fc.integer({ min: 1, max: 100 });
    const line = fc.record({
      unitPrice: cents,
      quantity: factor,
      periodOfUse: factor,
      discountPercent: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_TYPES),
        fc.array(line, { maxLength: 200 }),
        cents,
        (type, lines, price) => {
          const order = priceOrder({
            type,
            sizeM2: 150,
            package: { spacePerM2: price, structurePerM2: price },
            customSpacePerM2: price,
            simple: { value: price, space: price },
            lines,
          });
          expect(order.total).toBe(order.space + order.structure + order.extra);
          expect(Number.isSafeInteger(order.total)).toBe(true);
          for (const { total, discount, net } of order.lines) {
            expect(net).toBe(total - discount);
            expect(net).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

test.each([
  [{ value: 500 }, true],
  [{ value: 500, space: 0, structure: 0, extra: 0 }, true],
  [{ value: 500, space: 500 }, true],
  [{ value: 500, space: 300, structure: 150, extra: 50 }, true],
  [{ value: 500, space: 300, structure: null }, false],
  [{ value: 500, space: 300, structure: 150, extra: 51 }, false],
])("amounts %j add up: %p", (amounts, addUp) => {
  expect(amountsAddUp(amounts)).toBe(addUp);
});
