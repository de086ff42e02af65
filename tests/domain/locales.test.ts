import { expect, test } from "bun:test";
import { chooseLocale, isLocale, pickText } from "#domain/locales.ts";

test.each([
  ["pt", "en-US", "pt"],
  ["en", "pt-BR", "en"],
  [null, "en-GB", "en"],
  [null, "pt", "pt"],
  [null, "PT-br", "pt"],
  [null, "fr-FR", "pt"],
  [null, undefined, "pt"],
  ["de", "en", "en"],
  [{ toString: null }, "en", "en"],
  [null, "english", "pt"],
] as const)(
  "saved %j, browser %j: the page opens in %s (I18N-02, I18N-03, I18N-04, I18N-05, I18N-06)",
  (saved, browser, locale) => {
    expect(chooseLocale(saved, browser)).toBe(locale);
  },
);

test("knows two languages", () => {
  expect(["pt", "en", "PT", "", null].filter(isLocale)).toEqual(["pt", "en"]);
});

test("takes the reader's language first, then the other, else nothing", () => {
  expect(pickText({ pt: "Olá", en: "Hello" }, "en")).toBe("Hello");
  expect(pickText({ pt: "Olá", en: " " }, "en")).toBe("Olá");
  expect(pickText({ pt: null, en: "Hello" }, "pt")).toBe("Hello");
  expect(pickText({}, "pt")).toBeUndefined();
});
