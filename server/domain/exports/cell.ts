import type { Cents } from "../money.ts";

/**
 * Money in whole cents, "2025-09-12" for a day, "2025-09-12T14:32:00" in the event's zone for an instant; null for
 * nothing.
 */
export type Cell =
  | { kind: "text"; value: string | null }
  | { kind: "money"; value: Cents | null }
  | { kind: "number"; value: number | null }
  | { kind: "day" | "instant"; value: string | null };

/** What a spreadsheet would run as a formula, in either width; spaces and invisible signs may precede it. */
const FORMULA = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const BEGINNING = /[=@＝＠+\-＋－]/g;
const SIGN = /[+\-＋－]/;
const SPACE = /[\s\p{Z}\p{C}]/u;
/** Where a file that is opened with another separator, or whose quotes are read otherwise, may begin a cell. */
const CELL_BEGINS = /[;,|\t\r\n"]/;
/** A phone or a negative number up to the end of the cell: figures alone, whatever the spreadsheet does with them. */
const FIGURES = /[+-][\d(][\d ()./\u00A0-]*(?=[;,\t\r\n]|$)/y;

/** Prefixes formulas with an apostrophe, also where another separator would begin a cell. */
export function safeText(text: string): string {
  let safe = FORMULA.test(text) && !isFigures(text, 0) ? "'" : "";
  let done = 0;
  for (const { index } of text.matchAll(BEGINNING)) {
    const from = cellBefore(text, index);
    if (from <= done || isFigures(text, index)) continue;
    safe += `${text.slice(done, from)}'`;
    done = from;
  }
  return safe + text.slice(done);
}

function isFigures(text: string, at: number): boolean {
  FIGURES.lastIndex = at;
  return FIGURES.test(text);
}

/**
 * Where the cell would begin that a sign begins, nothing but spaces between them, and none before a plus or minus ("2;
 * -20 °C"); 0 for none. Each space is looked at for one sign only, however many there are.
 */
function cellBefore(text: string, sign: number): number {
  for (let at = sign; at > 0;) {
    const before = letterBefore(text, at);
    if (CELL_BEGINS.test(before)) return at;
    if (!SPACE.test(before) || SIGN.test(text[sign] ?? "")) return 0;
    at -= before.length;
  }
  return 0;
}

function letterBefore(text: string, at: number): string {
  const point = text.codePointAt(at - 2) ?? 0;
  return point > 0xffff ? String.fromCodePoint(point) : text.charAt(at - 1);
}
