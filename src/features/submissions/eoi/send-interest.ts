import { reasonOf } from "#domain/refusal.ts";
import type { SubmissionInput } from "#domain/submissions/schema.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/**
 * Straight to the portal: the form is all that this page sends, so it needs no cache of answers. The words of a refusal
 * come with it.
 */
export async function sendInterest(form: SubmissionInput) {
  try {
    return await trpcClient.submissions.submit.mutate(form);
  } catch (error) {
    await loadWords("refusals").catch(() => undefined);
    throw error;
  }
}

/** Whether another captcha must be solved before the form can be sent (ERR-05). */
export function isCaptchaRefused(error: unknown): boolean {
  const code = reasonOf(error)?.code;
  return code === "captchaFailed" || code === "captchaMissing";
}

/** A refusal in its own words; else that it failed (ERR-07), or that nothing answered (ERR-08). */
export function sayProblem(LL: TranslationFunctions, error: unknown): string {
  const reason = reasonOf(error);
  if (reason) return sayReason(LL, reason);
  return isAnswered(error) ? LL.eoi.errors.submitFailed() : LL.eoi.errors.unexpected();
}

/** Whether anything answered at all: the portal with an error of its own, or something that speaks no JSON. */
function isAnswered(error: unknown): boolean {
  const { data, cause } = error as { data?: unknown; cause?: unknown };
  return Boolean(data) || cause instanceof SyntaxError;
}
