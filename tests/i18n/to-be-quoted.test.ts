import { expect, test } from "bun:test";
import type { Locale } from "#domain/locales.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { sayToBeQuoted, sayTotal } from "#i18n/to-be-quoted.ts";

loadAllLocales();

function say(locale: Locale, isStructurePriced: boolean, unpricedLines: number): string | undefined {
  return sayToBeQuoted(i18nObject(locale).amounts.toBeQuoted, { isStructurePriced, unpricedLines });
}

test.each([
  [false, 0, "mais estrutura, a orçar", "plus structure, to be quoted"],
  [false, 2, "mais estrutura e 2 serviços, a orçar", "plus structure and 2 services, to be quoted"],
  [true, 1, "mais 1 serviço, a orçar", "plus 1 service, to be quoted"],
  [true, 6, "mais 6 serviços, a orçar", "plus 6 services, to be quoted"],
] as const)(
  "a total without the structure's price (%p: priced) and that of %d lines says so",
  (structure, lines, pt, en) => {
    expect([say("pt", structure, lines), say("en", structure, lines)]).toEqual([pt, en]);
  },
);

test("a total with every price says nothing more", () => {
  expect(say("pt", true, 0)).toBeUndefined();
});

test("a total is never said without what is not in it", () => {
  const of = { total: 1_200_00, isStructurePriced: false, unpricedLines: 1 };
  const say = (locale: Locale) => sayTotal(i18nObject(locale).amounts.toBeQuoted, locale, of);
  expect(say("en")).toBe("USD\u00A01,200.00 plus structure and 1 service, to be quoted");
  expect(say("pt")).toBe("US$\u00A01.200,00 mais estrutura e 1 serviço, a orçar");
});
