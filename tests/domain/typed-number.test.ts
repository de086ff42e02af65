import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { readAmount, readNumber, writeNumber } from "#domain/typed-number.ts";

describe("a typed number", () => {
  test.each([
    ["1.450,50", 1450.5],
    ["1,450.50", 1450.5],
    ["1450,50", 1450.5],
    ["1450.50", 1450.5],
    ["US$ 450", 450],
    ["USD 1.234.567,89", 1_234_567.89],
    ["$1,234,567", 1_234_567],
    ["120.5", 120.5],
    ["120,50", 120.5],
    [" 7 ", 7],
    ["１，４５０．５０", 1450.5],
    ["٤٥٠", 450],
    ["0", 0],
    ["0,125", 0.125],
    ["-3,5", -3.5],
    ["1 450,50", 1450.5],
    ["12345678", 12_345_678],
  ])("%p is %p in both languages", (typed, value) => {
    for (const locale of LOCALES) expect(readNumber(typed, locale)).toBe(value);
  });

  test("one sign before three digits is read as the reader's language writes it", () => {
    expect([readNumber("1.450", "pt"), readNumber("1.450", "en")]).toEqual([1450, 1.45]);
    expect([readNumber("12,345", "pt"), readNumber("12,345", "en")]).toEqual([12.345, 12_345]);
  });

  test.each([
    ["5.000", 5000],
    ["5,000", 5000],
    ["-120.000", -120_000],
    ["0.000", 0],
    ["5.00", 5],
    ["5.0000", 5],
  ])("%p is %p in both languages: three zeros are thousands", (typed, value) => {
    for (const locale of LOCALES) expect(readNumber(typed, locale)).toBe(value);
  });

  test.each(["", "  ", "US$"])("%p is nothing", (typed) => {
    for (const locale of LOCALES) expect(readNumber(typed, locale)).toBeNull();
  });

  test.each(["abc", "12x", "1,2,3", "1.2.3", "12.34,567.8", "1,2345.6", "--1", "1e5", ",", "1450,"])(
    "%p is no number",
    (typed) => {
      for (const locale of LOCALES) expect(readNumber(typed, locale)).toBeUndefined();
    },
  );
});

test("an amount has two decimals at most, so that a misread group is never a price", () => {
  expect([readAmount("1.450", "pt"), readAmount("1.450", "en")]).toEqual([1450, undefined]);
  expect([readAmount("12,345", "pt"), readAmount("12,345", "en")]).toEqual([undefined, 12_345]);
  expect([readAmount("12,340", "pt"), readAmount("1.450,505", "en")]).toEqual([undefined, undefined]);
  expect([readAmount("5,000", "pt"), readAmount("5.000", "en")]).toEqual([undefined, undefined]);
  for (const locale of LOCALES) {
    expect([readAmount("US$ 1.450,50", locale), readAmount("7", locale)]).toEqual([1450.5, 7]);
    expect([readAmount("", locale), readAmount("x", locale)]).toEqual([null, undefined]);
  }
});

test("a number is written to be typed over, and reads as it was", () => {
  expect([writeNumber(1450.5, "pt", 2), writeNumber(1450.5, "en", 2)]).toEqual(["1450,50", "1450.50"]);
  expect([writeNumber(7, "pt"), writeNumber(0.125, "pt")]).toEqual(["7", "0,125"]);
  for (const locale of LOCALES) {
    for (const value of [0, 7, 1450.5, 12.345, -3.5, 1_234_567.89]) {
      expect(readNumber(writeNumber(value, locale), locale)).toBe(value);
    }
  }
});
