import { expect, test } from "bun:test";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#domain/locales.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import type { ImportRow } from "#src/features/imports/data.ts";
import { rowColumns } from "#src/features/imports/row-columns.tsx";
import { NEW_ROW } from "./row.ts";

loadAllLocales();
const PT = i18nObject("pt").catalogue;
const EN = i18nObject("en").catalogue;
const NEW_IN_ONE = i18nObject("en").imports.rows.isNewInOne;

/** What a column of a row reads. */
function read(id: string, row: Partial<ImportRow>, locale: Locale = "en", isDone = false): string {
  const column = rowColumns(i18nObject(locale), locale, isDone).find((one) => one.id === id);
  const html = renderToStaticMarkup(column?.cell({ ...NEW_ROW, ...row }));
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

test.each<[Partial<ImportRow>, Locale, string]>([
  [{}, "pt", "Sofá"],
  [{}, "en", "Sofa"],
  [{ title_en: "" }, "en", "Sofá"],
  [{ title_pt: "", title_en: "" }, "en", "Sofá"],
  [{ title: "", title_pt: "", title_en: "" }, "en", "Untitled"],
  [{ title_en: "", lacks: ["en"] }, "pt", `Sofá ${PT.lacks.en()}`],
  [{ title_pt: "", lacks: ["pt"] }, "en", `Sofa ${EN.lacks.pt()}`],
])("an item is named in the reader's language, with the one it lacks: %j in %s", (row, locale, said) => {
  expect(read("item", row, locale)).toBe(said);
});

test.each<[Partial<ImportRow>, string]>([
  [{}, "audiovisuel, USD 5.00 per metre cubed and day"],
  [
    { news: ["category", "unitMetric"] },
    `audiovisuel ${NEW_IN_ONE.category()} , USD 5.00 per metre cubed and day ${NEW_IN_ONE.unitMetric()}`,
  ],
  [
    { values: { ...NEW_ROW.values, category: "Plantas", category_en: "Plants" }, news: ["category"] },
    "Plantas new category , USD 5.00 per metre cubed and day Category in English: Plants",
  ],
  // Of a category that the catalogue has, under another word.
  [
    {
      values: { ...NEW_ROW.values, category: "Plantas", category_en: "Live plants" },
      before: { category_en: "Living plants" },
    },
    "Plantas, USD 5.00 per metre cubed and day Category in English: Live plants (was: Living plants)",
  ],
  [
    { state: "change", values: { category_en: "Plants" }, before: { category_en: "" } },
    "Category in English: Plants (was: (empty))",
  ],
  [
    {
      state: "change",
      values: { category: "audiovisuel" },
      before: { category: "audiovisual" },
      news: ["category"],
    },
    `Category: audiovisuel ${NEW_IN_ONE.category()} (was: Audiovisual)`,
  ],
])("a category or unit that is new is marked where it stands: %j", (row, said) => {
  expect(read("details", row)).toBe(said);
});

test.each<[Partial<ImportRow>, string, string]>([
  [{}, "Create", "Created"],
  [{ state: "change" }, "Change", "Changed"],
  [{ state: "unchanged" }, "Same", "Same"],
  [{ state: "late" }, "Not imported", "Not imported"],
])("what a plan promises is told as done once it is: %j", (row, promised, done) => {
  expect([read("state", row), read("state", row, "en", true)]).toEqual([promised, done]);
});
