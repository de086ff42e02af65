import { expect, test } from "bun:test";
import type { Cents } from "#domain/money.ts";
import { formatUsd } from "#i18n/formatters.ts";

test.each([
  [0, "USD 0.00", "US$ 0,00"],
  [5, "USD 0.05", "US$ 0,05"],
  [99, "USD 0.99", "US$ 0,99"],
  [100, "USD 1.00", "US$ 1,00"],
  [99_999, "USD 999.99", "US$ 999,99"],
  [123_450, "USD 1,234.50", "US$ 1.234,50"],
  [-123_450, "USD -1,234.50", "US$ -1.234,50"],
  [100_000_000_001, "USD 1,000,000,000.01", "US$ 1.000.000.000,01"],
])("%d cents are written with two figures behind the point, and in thousands", (cents, en, pt) => {
  expect(formatUsd("en", cents as Cents)).toBe(en.replace(" ", "\u00A0"));
  expect(formatUsd("pt", cents as Cents)).toBe(pt.replace(" ", "\u00A0"));
});

test("an amount is grouped as the platform groups it", () => {
  for (let cents = 1; cents < 1e12; cents = cents * 3 + 7) {
    const platform = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 }).format(cents / 100);
    expect(formatUsd("pt", cents as Cents)).toBe(`US$\u00A0${platform}`);
  }
});
