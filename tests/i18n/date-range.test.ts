import { describe, expect, test } from "bun:test";
import { daySpan, formatLongDay, formatLongSpan, formatMonth, formatShortSpan } from "#i18n/date-range.ts";

const conference = daySpan({ from: "2025-11-10", to: "2025-11-21" });
const interest = {
  from: "2025-07-07T00:00:00-03:00",
  to: "2025-09-12T23:59:59-03:00",
  zone: "America/Belem",
};

describe("a span of days", () => {
  test("names a month they share once", () => {
    expect(formatLongSpan("pt", conference)).toEqual({ from: "10", to: "21 de novembro de 2025" });
    expect(formatLongSpan("en", conference)).toEqual({ from: "10", to: "21 November 2025" });
    expect(formatShortSpan("en", conference)).toBe("10 – 21\u00A0Nov");
  });

  test("is read in the event's zone, whatever the reader's clock", () => {
    expect(formatLongSpan("pt", interest)).toEqual({ from: "7 de julho", to: "12 de setembro de 2025" });
    expect(formatShortSpan("en", interest)).toBe("7\u00A0Jul – 12\u00A0Sep");
    expect(formatLongDay("en", interest.to, interest.zone)).toBe("12 September 2025");
  });

  test("names both years where they differ", () => {
    const overNewYear = daySpan({ from: "2025-12-30", to: "2026-01-02" });
    expect(formatLongSpan("en", overNewYear)).toEqual({ from: "30 December 2025", to: "2 January 2026" });
  });

  test("calls the first of a month an ordinal in Portuguese", () => {
    const december = daySpan({ from: "2025-12-01", to: "2025-12-11" });
    expect(formatLongSpan("pt", december).from).toBe("1º");
    expect(formatLongDay("pt", december.from, december.zone)).toBe("1º de dezembro de 2025");
    expect(formatLongDay("pt", december.to, december.zone)).toBe("11 de dezembro de 2025");
    expect(formatLongDay("en", december.from, december.zone)).toBe("1 December 2025");
  });

  test("gives the month it begins in", () => {
    expect(formatMonth("pt", conference)).toBe("novembro de 2025");
  });
});
