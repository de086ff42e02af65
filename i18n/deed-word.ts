import type { Happening } from "#domain/history.ts";
import type { HistoryAction, HistoryRecord, UsualDeed } from "#domain/records.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Words = Pick<TranslationFunctions, "history" | "historyList">;
type Said = (of: { to: string }) => string;

/** With words of their own; of the other kinds only what is usual can be done. */
type Own = {
  [Kind in HistoryRecord as HistoryAction<Kind> extends UsualDeed ? never : Kind]: Readonly<
    Record<HistoryAction<Kind>, Said>
  >;
};

/** Any deed of the history by itself, as its filter and its files say it. */
export function sayDeed({ history, historyList }: Words, { record, action }: Happening): string {
  const { usual, ...done } = historyList.done;
  const { submission, order, contract } = history.done;
  const own: Own = { ...done, submission, order, contract };
  const said: Readonly<Record<string, Readonly<Record<string, Said>>>> = own;
  return (said[record] ?? usual)[action as UsualDeed]?.({ to: "…" }) ?? "";
}
