import type { Locale } from "./locales.ts";

/** Longer numbers than this compare as text. */
const DIGITS = 12;

/**
 * A text by which names sort as people count, "Item 2" before "Item 10": every number filled up with zeros. For what is
 * compared letter by letter, as the database does.
 */
export function naturalKey(text: string): string {
  return text.replace(/\d+/g, (number) => number.padStart(DIGITS, "0"));
}

/** Cached: creating a collator is slower than comparing a hundred names. */
const collators = new Map<Locale, Intl.Collator>();

/** Compares names as people of that language sort them, numbers by what they count. */
export function naturalOrder(locale: Locale = "pt"): (one: string, other: string) => number {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true });
  collators.set(locale, known);
  return known.compare;
}
