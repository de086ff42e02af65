import { describe, expect, test } from "bun:test";
import { countOf } from "#domain/catalogue/unit.ts";
import type { Locale } from "#domain/locales.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { sayCount } from "#i18n/line-count.ts";

loadAllLocales();

function say(locale: Locale, unitMetric: string, quantity: number, periodOfUse: number): string {
  const unitPeriod = periodOfUse === 0 ? "once" : "perDay";
  const figures = { unitMetric, unitPeriod, quantity, periodOfUse: periodOfUse || 1 } as const;
  return sayCount(i18nObject(locale).orders.counted, countOf(figures));
}

/** [unit, quantity, days, 0 of what is had once, in Portuguese, in English] */
const SAID = [
  ["day", 7, 12, "7 por dia × 12 dias = 84 diárias", "7 a day × 12 days = 84 days of service"],
  ["day", 1, 1, "1 por dia × 1 dia", "1 a day × 1 day"],
  ["day", 84, 0, "84 diárias", "84 days of service"],
  ["ponto", 2, 0, "2 ponto", "2 ponto"],
  ["person", 40, 0, "40 pessoas", "40 people"],
  ["person", 1, 0, "1 pessoa", "1 person"],
  ["unit", 2, 3, "2 unidades × 3 dias", "2 units × 3 days"],
  ["litre", 10, 0, "10 litros", "10 litres"],
  ["booth", 1, 0, "1 estande", "1 stand"],
  ["set", 2, 0, "2 conjuntos", "2 sets"],
  ["kit", 2, 0, "2 kits", "2 kits"],
  ["m²", 4, 2, "4 m² × 2 dias", "4 m² × 2 days"],
  ["", 4, 2, "4 × 2 dias", "4 × 2 days"],
] as const;

describe("what a line counts is said in words", () => {
  test.each(SAID)("%s: %d and %d days", (unit, quantity, days, pt, en) => {
    expect([say("pt", unit, quantity, days), say("en", unit, quantity, days)]).toEqual([pt, en]);
  });
});
