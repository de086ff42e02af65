import type { HistoryRecord } from "#domain/records.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Words = Pick<TranslationFunctions, "rail" | "historyList">;
type WithOwnWord = keyof TranslationFunctions["historyList"]["kinds"];

/**
 * What the records of a kind are called: by a word of the history's own or, where the menu has their list ("order":
 * rail.to.orders), as it is called there.
 */
export function sayKind({ rail: { to }, historyList: { kinds } }: Words, kind: HistoryRecord): string {
  return hasOwnWord(kind, kinds) ? kinds[kind]() : to[`${kind}s`]();
}

function hasOwnWord(kind: HistoryRecord, kinds: object): kind is Extract<HistoryRecord, WithOwnWord> {
  return kind in kinds;
}
