import { describe, expect, test } from "bun:test";
import {
  formatLongDay,
  formatLongSpan,
  formatMonth,
  formatShortSpan,
  formatWholeSpan,
} from "#i18n/date-range.ts";
import { formatDay } from "#i18n/day.ts";

const conference = { from: "2025-11-10", to: "2025-11-21" };
const interest = { from: "2025-07-07", to: "2025-09-12" };

describe("a span of days", () => {
  test("names a month they share once", () => {
    expect(formatLongSpan("pt", conference)).toEqual({ from: "10", to: "21 de novembro de 2025" });
    expect(formatLongSpan("en", conference)).toEqual({ from: "10", to: "21 November 2025" });
    expect(formatShortSpan("en", conference)).toBe("10 – 21\u00A0Nov");
    expect(formatWholeSpan("pt", conference)).toBe("10 a 21 de novembro de 2025");
    expect(formatWholeSpan("en", conference)).toBe("10 to 21 November 2025");
  });

  test("names the months it goes from and to", () => {
    expect(formatLongSpan("pt", interest)).toEqual({ from: "7 de julho", to: "12 de setembro de 2025" });
    expect(formatShortSpan("en", interest)).toBe("7\u00A0Jul – 12\u00A0Sep");
    expect(formatLongDay("en", interest.to)).toBe("12 September 2025");
  });

  test("names both years where they differ", () => {
    const overNewYear = { from: "2025-12-30", to: "2026-01-02" };
    expect(formatLongSpan("en", overNewYear)).toEqual({ from: "30 December 2025", to: "2 January 2026" });
  });

  test("calls the first of a month an ordinal in Portuguese", () => {
    const december = { from: "2025-12-01", to: "2025-12-11" };
    expect(formatLongSpan("pt", december).from).toBe("1º");
    expect(formatLongDay("pt", december.from)).toBe("1º de dezembro de 2025");
    expect(formatLongDay("pt", december.to)).toBe("11 de dezembro de 2025");
    expect(formatLongDay("en", december.from)).toBe("1 December 2025");
  });

  test("gives the month it begins in", () => {
    expect(formatMonth("pt", conference)).toBe("novembro de 2025");
  });

  test("gives one day of it, short", () => {
    expect(formatDay("en", interest.to)).toBe("12 Sep 2025");
    expect(formatDay("en", interest.from)).toBe("7 Jul 2025");
    expect(formatDay("pt", interest.from)).toBe("07/07/2025");
  });
});
