import { type FieldIssue, isInsideMessage, type MessageKey } from "#domain/messages.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

const NEEDS_LIMIT: ReadonlySet<MessageKey> = new Set([
  "textTooLong",
  "textTooShort",
  "tooMany",
  "tooFew",
  "numberTooSmall",
  "numberTooLarge",
]);

/**
 * One broken rule. Apart from say(), so that a simple form needs no refusals. Needs the namespace validation, and
 * obstacles behind the sign-in.
 */
export function sayIssue(LL: TranslationFunctions, { key, limit, expected, received }: FieldIssue): string {
  // A limit on something that was no number at all: it is simply missing.
  if (limit === undefined && NEEDS_LIMIT.has(key)) return LL.validation.required();
  if (key === "placeholderUnknown" || key === "placeholderAlone") {
    return LL.obstacles.rule[key]({ expected: expected ?? "", received: received ?? "" });
  }
  if (isInsideMessage(key)) return LL.obstacles.rule[key]();
  return LL.validation[key]({ limit: limit ?? 0, expected: expected ?? "", received: received ?? "" });
}
