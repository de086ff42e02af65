import { expect, test } from "bun:test";
import { missingLanguages, shownDescription, shownTitle, type ItemWords } from "#domain/catalogue/words.ts";

test.each<[ItemWords, "pt" | "en", string | undefined]>([
  [{ title_pt: "Cadeira", title_en: "Chair", title: "Seat" }, "pt", "Cadeira"],
  [{ title_pt: "Cadeira", title_en: "Chair", title: "Seat" }, "en", "Chair"],
  [{ title_pt: "Cadeira", title_en: " ", title: "Seat" }, "en", "Seat"],
  [{ title_pt: "Cadeira", title_en: "" }, "en", "Cadeira"],
  [{ title_en: "Chair" }, "pt", "Chair"],
  [{ title: null, title_pt: "  ", title_en: null }, "pt", undefined],
  [{}, "en", undefined],
])("of %j a reader of %s sees %p (I18N-12)", (item, locale, title) => {
  expect(shownTitle(item, locale)).toBe(title);
  const described = {
    description: item.title,
    description_pt: item.title_pt,
    description_en: item.title_en,
  };
  expect(shownDescription(described, locale)).toBe(title);
});

test("marks a language that lacks its title or its description", () => {
  const whole = { title_pt: "a", title_en: "b", description_pt: "c", description_en: "d" };
  expect(missingLanguages(whole)).toEqual([]);
  expect(missingLanguages({ ...whole, description_en: " " })).toEqual(["en"]);
  expect(missingLanguages({})).toEqual(["pt", "en"]);
});
