import { reasonOf } from "#domain/refusal.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayFailing } from "#i18n/say-refusal.ts";
import { dataOf, issuesOf } from "./issues-of.ts";

/** What `say` answers once this and its sentences have come. */
export function sayFailure(LL: TranslationFunctions, error: unknown): string {
  const { code, requestId } = dataOf(error);
  const [reason, issues] = [reasonOf(error), issuesOf(error)];
  const said = sayFailing(LL, { reason, issues, code });
  if (said !== undefined && (reason || issues.length > 0)) return said;
  const sentence = said ?? LL.error.generic();
  return requestId ? `${sentence} ${LL.error.requestId({ id: requestId })}` : sentence;
}
