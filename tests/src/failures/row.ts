import type { Locale } from "#domain/locales.ts";
import type { Step } from "../app/hand.ts";
import type { Person } from "../app/whole-app.tsx";

/** Which call fails, who made it where and how, and the one sentence that says so. */
export type Row = readonly [
  calls: string,
  by: Person,
  at: string,
  steps: readonly Step[],
  says: string,
  locale: Locale,
];

/** Where a screen has no words of its own. */
export const GENERIC = "Something did not go as expected. Please try again in a moment.";

/** The calls of one page whose failures read alike. */
export function on(
  by: Person,
  at: string,
  says: string,
  pressed: Record<string, readonly Step[]>,
  locale: Locale = "en",
): Row[] {
  return Object.entries(pressed).map(([calls, steps]) => [calls, by, at, steps, says, locale]);
}
