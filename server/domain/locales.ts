/** I18N-01; Portuguese is the default (I18N-02). */
export const LOCALES = ["pt", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "pt";

export type Localised = Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * The saved choice if valid, else the primary subtag of the browser's language, else Portuguese (I18N-03 to I18N-06).
 * Never throws.
 */
export function chooseLocale(saved: unknown, browserLanguage: string | undefined): Locale {
  if (isLocale(saved)) return saved;
  const primary = browserLanguage?.slice(0, 16).toLowerCase().split("-")[0];
  return isLocale(primary) ? primary : DEFAULT_LOCALE;
}

/** The reader's language first; undefined when neither is written. */
export function pickText(text: Partial<Record<Locale, string | null>>, locale: Locale): string | undefined {
  const other: Locale = locale === "pt" ? "en" : "pt";
  return text[locale]?.trim() || text[other]?.trim() || undefined;
}
