import type { TranslationFunctions } from "./i18n-types.ts";

type CategoryWords = Readonly<Record<keyof TranslationFunctions["orders"]["category"], () => string>>;

/** A category of the catalogue in the reader's language; one of the team's own making is shown as it was written. */
export function sayCategory(words: CategoryWords, category: string): string {
  const known: Record<string, () => string> = { ...words };
  return (Object.hasOwn(known, category) ? known[category]?.() : undefined) ?? category;
}
