import { type FieldIssue, isInsideMessage, type MessageKey } from "#domain/messages.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

const NEEDS_LIMIT: ReadonlySet<MessageKey> = new Set([
  "textTooLong",
  "textTooShort",
  "tooMany",
  "tooFew",
  "numberTooSmall",
  "numberTooLarge",
]);

/**
 * One broken rule of a form or a call, with its figure. Apart from say(), since a form that only asks for an email
 * needs none of the refusals. Needs the namespace validation, and obstacles where forms are behind the sign-in.
 */
export function sayIssue(LL: TranslationFunctions, { key, limit, expected, received }: FieldIssue): string {
  // A rule about a size that met no number at all has no figure to show: the field is simply missing.
  if (limit === undefined && NEEDS_LIMIT.has(key)) return LL.validation.required();
  if (isInsideMessage(key)) return LL.obstacles.rule[key]();
  return LL.validation[key]({ limit: limit ?? 0, expected: expected ?? "", received: received ?? "" });
}
