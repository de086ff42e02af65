import type { Locale } from "../locales.ts";
import { readNumber } from "../typed-number.ts";
import { MAX_SPACE_M2, MIN_SPACE_M2 } from "./options.ts";

export type AreaProblem = "none" | "noNumber" | "tooSmall" | "notWhole" | "tooLarge";

/** An area as it is typed, by the rules of the expression of interest (EOI-18). */
export function readArea(typed: string, locale: Locale): number | AreaProblem {
  const size = readNumber(typed.replace(/m(?:²|2)?\s*$/i, ""), locale);
  if (size === null) return "none";
  if (size === undefined) return "noNumber";
  if (size < MIN_SPACE_M2) return "tooSmall";
  if (!Number.isInteger(size)) return "notWhole";
  return size > MAX_SPACE_M2 ? "tooLarge" : size;
}
