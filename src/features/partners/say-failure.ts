import { reasonOf } from "#domain/refusal.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { say } from "#src/lib/words/say.ts";

/** A refusal says why; for anything unexpected the screen's own sentence stands (ERR-22, ERR-23). */
export function sayFailure(LL: TranslationFunctions, failed: "create" | "reset", error: unknown): string {
  return reasonOf(error) ? say(LL, error) : LL.partners.failed[failed]();
}
