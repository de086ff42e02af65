import type { Cents } from "../money.ts";

/**
 * What stands in a cell: whole cents where it is money, "2025-09-12" for a day, "2025-09-12T14:32:00" on the clocks of the
 * event for an instant; null for nothing.
 */
export type Cell =
  | { kind: "text"; value: string | null }
  | { kind: "money"; value: Cents | null }
  | { kind: "number"; value: number | null }
  | { kind: "day" | "instant"; value: string | null };

/** What a spreadsheet would take for a formula, in either width; spaces and signs that nobody sees may hide one. */
const FORMULA = /^[\s\p{Z}\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The same behind a sign that parts the cells where the file may be opened: what quotes it goes by one of them alone. */
const PARTED = /(?<=[;,|]|.\t)(?=[\s\p{Z}\p{C}]*[=@＝＠]|[+\-＋－])/gu;

/** A text that no spreadsheet runs: what begins like a formula gets an apostrophe in front (5, 9). */
export function safeText(text: string): string {
  const parted = text.replace(PARTED, "'");
  return FORMULA.test(text) ? `'${parted}` : parted;
}
