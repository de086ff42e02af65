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
/** The same after a separator, in case the file is opened with another one. */
const PARTED = /(?<=[;,|]|.\t)(?=[\s\p{Z}\p{C}]*[=@＝＠]|[+\-＋－])/gu;

/** Prefixes formulas with an apostrophe. */
export function safeText(text: string): string {
  const parted = text.replace(PARTED, "'");
  return FORMULA.test(text) ? `'${parted}` : parted;
}
