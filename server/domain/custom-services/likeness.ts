import { searchable } from "../accents.ts";

/**
 * Similarity 0 to 1: the share of words in common, ignoring case, accents and order. Words of one or two letters do
 * not count; figures do.
 */
function shareOf(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  const all = mine.size + theirs.size;
  if (all === 0) return 0;
  let shared = 0;
  for (const word of mine) if (theirs.has(word)) shared += 1;
  return (2 * shared) / all;
}

const WORD = /\p{L}{3,}|\p{N}+/gu;

function wordsOf(text: string): Set<string> {
  return new Set(searchable(text).match(WORD));
}

type Former = { isOwn: boolean; text: string; size: number; at: string };
/** A structure is compared by its square metres. */
type Sought = { text: string } | { size: number };

/** The same organisation's first, then the most alike, then the newest. */
export function nearest<Row extends Former>(former: readonly Row[], sought: Sought, most: number): Row[] {
  const near = nearTo(sought);
  return former
    .map((row) => ({ row, near: near(row) }))
    .toSorted(
      (a, b) =>
        Number(b.row.isOwn) - Number(a.row.isOwn) || b.near - a.near || b.row.at.localeCompare(a.row.at),
    )
    .slice(0, most)
    .map(({ row }) => row);
}

function nearTo(sought: Sought): (row: Former) => number {
  if ("size" in sought) return ({ size }) => likenessOfSizes(sought.size, size);
  const words = wordsOf(sought.text);
  return ({ text }) => shareOf(words, wordsOf(text));
}

function likenessOfSizes(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other, 1);
}
