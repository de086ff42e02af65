import { LOCALES, pickText, type Locale } from "../locales.ts";

/** The plain texts come from data without variants (CAT-01, CAT-02). */
export type ItemWords = {
  title?: string | null;
  title_pt?: string | null;
  title_en?: string | null;
  description?: string | null;
  description_pt?: string | null;
  description_en?: string | null;
};

/** The reader's language, then the plain title, then the other language; undefined shows as "Untitled item". */
export function shownTitle(item: ItemWords, locale: Locale): string | undefined {
  return pickWritten(item.title, { pt: item.title_pt, en: item.title_en }, locale);
}

/** The item's description, by the same order of languages as its title. */
export function shownDescription(item: ItemWords, locale: Locale): string | undefined {
  return pickWritten(item.description, { pt: item.description_pt, en: item.description_en }, locale);
}

/** The languages in which a title or description is missing. */
export function missingLanguages(item: ItemWords): Locale[] {
  return LOCALES.filter(
    (locale) => !item[`title_${locale}`]?.trim() || !item[`description_${locale}`]?.trim(),
  );
}

function pickWritten(
  plain: string | null | undefined,
  variants: Partial<Record<Locale, string | null>>,
  locale: Locale,
): string | undefined {
  return variants[locale]?.trim() || plain?.trim() || pickText(variants, locale);
}
