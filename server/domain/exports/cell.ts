import type { Cents } from "../money.ts";

/** What a spreadsheet makes of a column: a text stays a text, whatever digits it is made of. */
export type CellKind = "text" | "money" | "number" | "day" | "instant";

/**
 * What stands in a cell: whole cents where it is money, "2025-09-12" for a day, "2025-09-12T14:32:00" on the clocks of the
 * event for an instant; null for nothing.
 */
export type Cell =
  | { kind: "text"; value: string | null }
  | { kind: "money"; value: Cents | null }
  | { kind: "number"; value: number | null }
  | { kind: "day" | "instant"; value: string | null };

/** What a spreadsheet would take for a formula; a tab or a line's end may hide one. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text that no spreadsheet runs: what begins like a formula gets an apostrophe in front (5, 9). */
export function safeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
