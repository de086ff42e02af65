import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { findSettings } from "#src/features/settings/find-settings.ts";
import { PART_LABELS } from "#src/features/settings/part-labels.ts";
import pt from "#i18n/pt/settings/index.ts";

loadAllLocales();

/** What describes other fields. */
const IS_NO_FIELD = /Hint$|^criterionShare$|^criterionOff$/;

test("every field of the settings is found on one part's screen", () => {
  const labels = Object.keys(pt.fields).filter((name) => !IS_NO_FIELD.test(name));
  expect(Object.values(PART_LABELS).flat().toSorted()).toEqual(labels.toSorted() as never);
});

test.each([
  ["pix", ["paying"]],
  ["RAZAO social", ["identity"]],
  ["lembra", ["reminders"]],
  ["há muito tempo", []],
])("typing %p in Portuguese finds %p", (typed, entries) => {
  expect(findSettings(i18nObject("pt"), typed).map(({ entry }) => entry)).toEqual(entries as never);
});

test("nothing typed shows every part, in both languages", () => {
  for (const locale of LOCALES) expect(findSettings(i18nObject(locale), " ")).toHaveLength(12);
});
