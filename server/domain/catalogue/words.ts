import { LOCALES, pickText, type Locale } from "../locales.ts";

/** The texts of an item as they travel; the plain ones stem from data without variants (CAT-01, CAT-02). */
export type ItemWords = {
  title?: string | null;
  title_pt?: string | null;
  title_en?: string | null;
  description?: string | null;
  description_pt?: string | null;
  description_en?: string | null;
};

/**
 * The title to show: the reader's language, then the plain title, then the other language. Undefined when none
 * is written: the reader then sees "Untitled item" / "Item sem título".
 */
export function shownTitle(item: ItemWords, locale: Locale): string | undefined {
  return pickWritten(item.title, { pt: item.title_pt, en: item.title_en }, locale);
}

/** The description to show, in the same turn; undefined stands for "No description available". */
export function shownDescription(item: ItemWords, locale: Locale): string | undefined {
  return pickWritten(item.description, { pt: item.description_pt, en: item.description_en }, locale);
}

/** The languages in which title or description is not written; the management list marks them. */
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
