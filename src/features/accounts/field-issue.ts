import type { BaseIssue } from "valibot";
import { fieldIssue } from "#domain/messages.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayIssue } from "#src/lib/say-issue.ts";

/** The first broken rule of a field, as TanStack Form keeps it: valibot's issues, by way of the standard schema. */
export function firstIssue(LL: TranslationFunctions, errors: readonly unknown[]): string | undefined {
  const [issue] = errors;
  return issue === undefined ? undefined : sayIssue(LL, fieldIssue(issue as BaseIssue<unknown>));
}
