import type { TranslationFunctions } from "./i18n-types.ts";

type UnitWords = Readonly<Record<keyof TranslationFunctions["orders"]["unit"], () => string>>;

/** A unit of the catalogue in the reader's language; one without a word of its own is shown as it was entered. */
export function sayUnit(words: UnitWords, unit: string): string {
  const known: Record<string, () => string> = { ...words };
  return (Object.hasOwn(known, unit) ? known[unit]?.() : undefined) ?? unit;
}
