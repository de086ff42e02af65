import { isUnspaced, searchable } from "../accents.ts";

/**
 * Each typed word begins a word of the text, ignoring case, accents and order; figures match anywhere, as in a
 * reference, and so does a script without spaces. An empty search matches everything.
 */
export function isMatch(typed: string, said: string): boolean {
  const there = wordsOf(said);
  return wordsOf(typed).every((word) =>
    there.some(
      (known) => known.startsWith(word) || ((/^\d+$/.test(word) || isUnspaced(word)) && known.includes(word)),
    ),
  );
}

/** A text's words in their searchable form. */
export function wordsOf(text: string): string[] {
  return searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
