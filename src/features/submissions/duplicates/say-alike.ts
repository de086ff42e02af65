import type { Locale } from "#domain/locales.ts";
import type { Likeness } from "#domain/submissions/duplicates.ts";
import { INTL_TAG } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** What two submissions have in common, in one breath: "same CNPJ or legal ID and nearly the same name". */
export function sayAlike(LL: TranslationFunctions, locale: Locale, alike: readonly Likeness[]): string {
  return new Intl.ListFormat(INTL_TAG[locale]).format(alike.map((kind) => LL.duplicates.alike[kind]()));
}
