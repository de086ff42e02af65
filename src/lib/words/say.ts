import { reasonOf } from "#domain/refusal.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { isLostOnTheWay } from "../page/unreached.ts";
import { loadSaying, saying } from "./saying.ts";
import { currentWords } from "./words.tsx";

type LL = TranslationFunctions;

/**
 * Any error as a sentence: a refusal by its reason, broken rules, a lost connection, a bug with its code for support.
 * Nothing else in src builds error text. What is refused behind a sign-in needs the namespace obstacles, at the desk
 * deskObstacles too.
 */
export function say(LL: LL, error: unknown): string {
  if (isLostOnTheWay(error)) return LL.error.network();
  const sayFailure = saying();
  // Whoever waited for an answer may hold the words of before its sentences came.
  if (sayFailure) return sayFailure(typeof document === "undefined" ? LL : currentWords().LL, error);
  // Whoever shows the sentence is drawn again when it can be said.
  loadSaying().catch(() => undefined);
  return LL.error.generic();
}

/** Refusals in their own words; unexpected errors by the screen's sentence (ERR-04). */
export function sayOr(LL: LL, error: unknown, unexpected: string): string {
  return isExpected(error) ? say(LL, error) : unexpected;
}

/** Whether the error is a refusal or a list of issues. */
function isExpected(error: unknown): boolean {
  if (reasonOf(error)) return true;
  const { issues, data } = (error ?? {}) as { issues?: unknown; data?: { issues?: unknown } | null };
  const broken = data?.issues ?? issues;
  return Array.isArray(broken) && broken.length > 0;
}
