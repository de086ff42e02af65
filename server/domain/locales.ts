/** The languages of the product (I18N-01); Portuguese is the default and the last resort (I18N-02). */
export const LOCALES = ["pt", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt";

/** A text written once per language. */
export type Localised = Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * The language a page opens in (I18N-03 to I18N-06): the saved choice if it is one of ours, otherwise the
 * primary subtag of the browser's language, otherwise Portuguese. Never throws, whatever was stored.
 */
export function chooseLocale(saved: unknown, browserLanguage: string | undefined): Locale {
  if (isLocale(saved)) return saved;
  const primary = browserLanguage?.slice(0, 16).toLowerCase().split("-")[0];
  return isLocale(primary) ? primary : DEFAULT_LOCALE;
}

/** The reader's language first, then the other one; undefined when neither is written. */
export function pickText(text: Partial<Record<Locale, string | null>>, locale: Locale): string | undefined {
  const other: Locale = locale === "pt" ? "en" : "pt";
  return text[locale]?.trim() || text[other]?.trim() || undefined;
}
