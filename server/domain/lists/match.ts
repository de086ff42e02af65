import { searchable } from "../accents.ts";

/**
 * Whether a text says what somebody typed: each typed word begins one of its words, whatever case and accents, in any
 * order; figures are found anywhere in it, as in a reference. Nothing typed matches everything.
 */
export function isMatch(typed: string, said: string): boolean {
  const there = wordsOf(said);
  return wordsOf(typed).every((word) =>
    there.some((known) => known.startsWith(word) || (/^\d+$/.test(word) && known.includes(word))),
  );
}

function wordsOf(text: string): string[] {
  return searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
