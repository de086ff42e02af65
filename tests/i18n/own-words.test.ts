import { expect, test } from "bun:test";
import type { OwnWord } from "#domain/catalogue/own-words.ts";
import type { Locale } from "#domain/locales.ts";
import { sayCategory } from "#i18n/category-word.ts";
import { initFormatters } from "#i18n/formatters.ts";
import { TEXTS } from "#i18n/i18n-texts.ts";
import type { Translations } from "#i18n/i18n-types.ts";
import { sayCount } from "#i18n/line-count.ts";
import { makeWords } from "#i18n/make-words.ts";
import { withOwnWords } from "#i18n/own-words.ts";
import { sayPer, sayUnit } from "#i18n/unit-word.ts";

/** Also under names that functions and the room itself have. */
const OWN: readonly OwnWord[] = [
  { field: "category_en", key: "Flores", text: "Flowers {of the day}" },
  { field: "category_en", key: "furniture", text: "Chairs" },
  { field: "category_pt", key: "name", text: "Nomes" },
  { field: "unit_en", key: "ponto", text: "socket" },
  { field: "units_en", key: "ponto", text: "sockets" },
  { field: "units_pt", key: "ponto", text: "pontos" },
  { field: "unit_en", key: "length", text: "stretch" },
  { field: "unit_en", key: "__proto__", text: "odd" },
  { field: "unit_en", key: "overDays", text: "wrong" },
];

function ordersIn(locale: Locale, own: readonly OwnWord[] = OWN) {
  const words = withOwnWords(TEXTS[locale] as unknown as Translations, own, locale);
  return makeWords(locale, words, initFormatters(locale)).orders;
}

test("categories and units of the team's own are said in the reader's language (D4)", () => {
  const [pt, en] = [ordersIn("pt"), ordersIn("en")];
  const ponto = { unitMetric: "ponto", unitPeriod: "perDay" } as const;
  expect(sayCategory(pt.category, "Flores")).toBe("Flores");
  expect(sayCategory(en.category, "Flores")).toBe("Flowers {of the day}");
  expect([sayUnit(pt.unit, "ponto"), sayUnit(en.unit, "ponto")]).toEqual(["ponto", "socket"]);
  expect([sayPer(pt, ponto), sayPer(en, ponto)]).toEqual(["por ponto e dia", "per socket and day"]);
  const count = { unit: "ponto", quantity: 1_200, days: 12 };
  expect(sayCount(pt.counted, count)).toBe("1.200 pontos × 12 dias");
  expect(sayCount(en.counted, count)).toBe("1,200 sockets × 12 days");
  expect(sayCount(en.counted, { unit: "ponto", quantity: 1 })).toBe("1 socket");
});

test("take nothing from the portal's own words, whatever they are called", () => {
  const [pt, en] = [ordersIn("pt"), ordersIn("en")];
  expect(sayCategory(en.category, "furniture")).toBe("Furniture");
  expect(sayCategory(pt.category, "name")).toBe("Nomes");
  expect([sayUnit(en.unit, "length"), sayUnit(en.unit, "__proto__")]).toEqual(["stretch", "odd"]);
  expect(sayCount(en.counted, { unit: "unit", quantity: 2, days: 3 })).toBe("2 units × 3 days");
  expect(withOwnWords(undefined as unknown as Translations, OWN, "en")).toBeUndefined();
});
