import type { BaseIssue } from "valibot";

/**
 * The only strings a schema may carry. Each key has a sentence per language; `{limit}` in it is the number the rule was
 * broken against. These can be met by anybody, and are said in i18n/<locale>/validation.
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

/** Rules of forms behind the sign-in, said in i18n/<locale>/obstacles: a visitor is not sent their sentences. */
const INSIDE_MESSAGES = [
  "orderTypeRequired",
  "packageRequired",
  "spaceWithoutPrice",
  "standTaken",
  "orderEmpty",
  "descriptionRequired",
  "valuePositive",
  "amountsSum",
  "quantityMin",
  "quantityMax",
  "periodMin",
  "periodMax",
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
  "requestUnchanged",
  "dateOrder",
  "dateInvalid",
  "amountInvalid",
  "placeholderUnknown",
  "criterionRequired",
  "cursorForeign",
] as const;
export type InsideMessageKey = (typeof INSIDE_MESSAGES)[number];

export const MESSAGES = [...OPEN_MESSAGES, ...INSIDE_MESSAGES];
export type MessageKey = OpenMessageKey | InsideMessageKey;

export function isInsideMessage(key: MessageKey): key is InsideMessageKey {
  return INSIDE_MESSAGES.includes(key as InsideMessageKey);
}

/** Gives a schema its message: `v.maxLength(80, message("textTooLong"))`. The compiler refuses an unknown key. */
export function message(key: MessageKey): MessageKey {
  return key;
}

/** One broken rule as it travels to the reader: where, which, and against what. */
export type FieldIssue = {
  /** Dotted path in the payload: "links.0.url"; empty for the whole. */
  path: string;
  key: MessageKey;
  limit?: number;
  expected?: string;
  received?: string;
};

function isMessageKey(text: string): text is MessageKey {
  return MESSAGES.includes(text as MessageKey);
}

/**
 * A valibot issue as a key and its figures. Rules without a message of their own fall back to the generic ones
 * of ERR-26: a missing key is `required`, a wrong type is `expected`.
 */
export function fieldIssue(issue: BaseIssue<unknown>): FieldIssue {
  const path = (issue.path ?? []).map((part) => String(part.key)).join(".");
  const limit = typeof issue.requirement === "number" ? issue.requirement : undefined;
  if (isMessageKey(issue.message)) return { path, key: issue.message, limit };
  if (issue.received === "undefined") return { path, key: "required" };
  return { path, key: "expected", expected: issue.expected ?? "", received: issue.received };
}

/** More than any form has fields; whoever breaks more rules than that at once learns nothing by the rest. */
export const MAX_ISSUES = 100;

/** The issues of an answer, first broken rule per field only, up to a hundred. */
export function fieldIssues(issues: readonly BaseIssue<unknown>[]): FieldIssue[] {
  const seen = new Map<string, FieldIssue>();
  for (const broken of issues) {
    if (seen.size === MAX_ISSUES) break;
    const issue = fieldIssue(broken);
    if (!seen.has(issue.path)) seen.set(issue.path, issue);
  }
  return [...seen.values()];
}
