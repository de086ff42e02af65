import type { BaseIssue } from "valibot";

/**
 * The only messages a schema may carry. Each key has a sentence per language; `{limit}` is the number of the broken
 * rule. These can reach visitors; their sentences are in i18n/<locale>/validation.
 */
const OPEN_MESSAGES = [
  "required",
  "expected",
  "unknownKey",
  "textTooLong",
  "textTooShort",
  "tooMany",
  "tooFew",
  "numberTooSmall",
  "numberTooLarge",
  "notNumber",
  "wholeNumber",
  "decimals",
  "choice",
  "nameWithAddress",
  "emailInvalid",
  "urlInvalid",
  "phoneTooShort",
  "phoneInvalid",
  "countryRequired",
  "cnpjInvalid",
  "institutionTypeOther",
  "focusOther",
  "spaceTooSmall",
  "spaceTooLarge",
  "customSizeRequired",
  "flexibilityExplanation",
  "detailsRequired",
  "termsRequired",
  "captchaRequired",
  "passwordTooShort",
  "passwordTooLong",
  "passwordLower",
  "passwordUpper",
  "passwordDigit",
  "passwordSpecial",
  "passwordCharacters",
  "passwordCommon",
  "passwordPersonal",
  "passwordSame",
  "passwordMismatch",
  "recoveryMismatch",
  "recoveryCodeLength",
] as const;
export type OpenMessageKey = (typeof OPEN_MESSAGES)[number];

/** Messages of forms behind the sign-in, in i18n/<locale>/obstacles: visitors do not download these sentences. */
const INSIDE_MESSAGES = [
  "orderTypeRequired",
  "packageRequired",
  "spaceWithoutPrice",
  "standTaken",
  "orderEmpty",
  "extraUndescribed",
  "descriptionRequired",
  "valuePositive",
  "amountsSum",
  "quantityMin",
  "quantityMax",
  "periodMin",
  "periodMax",
  "periodOnce",
  "discountMin",
  "discountMax",
  "totalValueMin",
  "totalItemsMin",
  "submissionIdRequired",
  "referenceImageRequired",
  "detailedDescriptionRequired",
  "auditoriumCapacity",
  "productDescription",
  "productQuantity",
  "itemIdRequired",
  "titleRequired",
  "messageRequired",
  "unitMetricRequired",
  "unitPriceMin",
  "commentRequired",
  "noteRequired",
  "confirmationRequired",
  "transferBeyond",
  "creditBeyond",
  "requestUnchanged",
  "dateOrder",
  "yesNoOrFigure",
  "dayAhead",
  "dayOver",
  "dayLongAgo",
  "dateInvalid",
  "daysBefore",
  "amountInvalid",
  "taxNumberInvalid",
  "ibanInvalid",
  "swiftInvalid",
  "pixKeyInvalid",
  "placeholderUnknown",
  "placeholderAlone",
  "newsRequired",
  "criterionRequired",
  "cursorForeign",
] as const;
export type InsideMessageKey = (typeof INSIDE_MESSAGES)[number];

export const MESSAGES = [...OPEN_MESSAGES, ...INSIDE_MESSAGES];
export type MessageKey = OpenMessageKey | InsideMessageKey;

export function isInsideMessage(key: MessageKey): key is InsideMessageKey {
  return INSIDE_MESSAGES.includes(key as InsideMessageKey);
}

/** `v.maxLength(80, message("textTooLong"))`; an unknown key does not compile. */
export function message(key: MessageKey): MessageKey {
  return key;
}

/** A problem of one field, as sent to the reader. */
export type FieldIssue = {
  /** The field's dotted path, "links.0.url"; empty for the whole form. */
  path: string;
  key: MessageKey;
  limit?: number;
  expected?: string;
  received?: string;
};

/** "links.0.url" as forms name the field: "links[0].url". */
export function formName(path: string): string {
  return path.replaceAll(/\.(\d+)(?=\.|$)/g, "[$1]");
}

function isMessageKey(text: string): text is MessageKey {
  return MESSAGES.includes(text as MessageKey);
}

/**
 * Rules without a message fall back to the generic ones of ERR-26: a missing key is `required`, a wrong type
 * `expected`.
 */
export function fieldIssue(issue: BaseIssue<unknown>): FieldIssue {
  const path = (issue.path ?? []).map((part) => String(part.key)).join(".");
  const limit = typeof issue.requirement === "number" ? issue.requirement : undefined;
  if (issue.message === "placeholderUnknown" || issue.message === "placeholderAlone") {
    return { path, key: issue.message, expected: issue.expected ?? "", received: issue.received };
  }
  if (isMessageKey(issue.message)) return { path, key: issue.message, limit };
  if (issue.received === "undefined") return { path, key: "required" };
  return { path, key: "expected", expected: issue.expected ?? "", received: issue.received };
}

/** Most issues in one answer: more than any form has fields. */
const MAX_ISSUES = 100;

/** The first issue of each field, up to a hundred. */
export function fieldIssues(issues: readonly BaseIssue<unknown>[]): FieldIssue[] {
  const seen = new Map<string, FieldIssue>();
  for (const broken of issues) {
    if (seen.size === MAX_ISSUES) break;
    const issue = fieldIssue(broken);
    if (!seen.has(issue.path)) seen.set(issue.path, issue);
  }
  return [...seen.values()];
}
