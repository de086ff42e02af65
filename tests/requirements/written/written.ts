import type { Locale } from "#domain/locales.ts";

/**
 * What the specification names, written out by hand in both languages and never read from the word files: words that
 * were exchanged there still stand on the screen, but not in their place. `at` is the place, by what is stored, sent or
 * opened there and by no word.
 */
export type Written = { id: string; at: string; isChoice?: boolean } & Record<Locale, string>;

export function written(id: string, at: string, pt: string, en: string): Written {
  return { id, at, pt, en };
}

/** Choices by the value that is stored, within what holds them. */
export function choices(
  id: string,
  within: string,
  words: Record<string, readonly [pt: string, en: string]>,
): Written[] {
  return Object.entries(words).map(([value, [pt, en]]) => ({
    ...written(id, `${within} :is([type=radio], [role=radio], [role=checkbox])[value="${value}"]`, pt, en),
    isChoice: true,
  }));
}

/** Links by where they lead. */
export function links(
  id: string,
  within: string,
  words: Record<string, readonly [pt: string, en: string]>,
): Written[] {
  return Object.entries(words).map(([to, [pt, en]]) => written(id, `${within} a[href="${to}"]`, pt, en));
}

/** What goes by its label, whole: a field, a box; `at` by the name under which it is sent, or by its order. */
export function labelled(id: string, at: string, pt: string, en: string): Written {
  return { ...written(id, at, pt, en), isChoice: true };
}

/** Elements one after the other, of a place that has all of them: "ol > li" or "h2". */
export function inOrder(
  id: string,
  within: string,
  ...words: (readonly [pt: string, en: string])[]
): Written[] {
  return words.map(([pt, en], at) => written(id, `${within} >> nth=${at}`, pt, en));
}
