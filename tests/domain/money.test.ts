import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { add, centsFromUsd, percentOf, roundCents, times, usdFromCents } from "#domain/money.ts";
import { refuse } from "#domain/refusal.ts";
import { formatUsd } from "#i18n/formatters.ts";

test.each([
  [0.5, 1],
  [1.4999, 1],
  [1.5, 2],
  [-1.5, -2],
  [-0.4, 0],
])("rounds %p cents half away from zero to %p", (exact, cents) => {
  expect(roundCents(exact)).toBe(cents);
});

test.each([
  [19.99, 1999],
  [0.07, 7],
  [1.005, 101],
  [4.35, 435],
  [1_000_000.01, 100_000_001],
  [0, 0],
])("turns USD %p into %p cents without the float's error", (usd, cents) => {
  expect(centsFromUsd(usd)).toBe(cents);
});

test("every whole number of cents survives the way to the wire and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => {
      expect(centsFromUsd(usdFromCents(cents))).toBe(cents);
    }),
  );
});

test("dollars are taken for cents nowhere, a refusal included: that does not compile", () => {
  const total = usdFromCents(97_636_00);
  // @ts-expect-error a hundredth of what is meant
  refuse("transferBeyond", { total });
  // @ts-expect-error a hundredth of what is meant
  formatUsd("en", total);
  // @ts-expect-error a hundred times what is meant
  usdFromCents(total);
  expect(centsFromUsd(total)).toBe(97_636_00);
});

describe("arithmetic", () => {
  test("10.00 x 3 x 2 is 60.00", () => expect(times(1000, 3, 2)).toBe(6000));
  test("a sum of nothing is 0", () => expect(add()).toBe(0));
  test("a sum adds all", () => expect(add(1, 20, 300)).toBe(321));
  test.each([
    [1000, 12.5, 125],
    [999, 50, 500],
    [333, 33.33, 111],
    [1, 50, 1],
    [1000, 100, 1000],
    [1000, 0, 0],
  ])("%p cents at %p %% is %p", (amount, percent, part) => {
    expect(percentOf(amount, percent)).toBe(part);
  });
});
