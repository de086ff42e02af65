import { sayDeed } from "#i18n/deed-word.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayHistory } from "#src/lib/words/say-history.ts";
import { sayStatus } from "#i18n/status-words.ts";
import type { HistoryRow } from "./data.ts";

/** What happened, as a sentence, whatever kind of record it happened to. Needs the namespaces historyList and history. */
export function sayEntry(LL: TranslationFunctions, entry: HistoryRow): string {
  switch (entry.record) {
    case "submission":
    case "order":
    case "contract":
      return sayHistory(LL, entry, "team");
    case "plannedDecision":
      return sayDeed(LL, entry);
    default:
      return sayMove(LL, entry);
  }
}

/** A deed that may have changed a status. */
function sayMove(
  LL: TranslationFunctions,
  entry: Exclude<HistoryRow, { record: "plannedDecision" }>,
): string {
  const action = sayDeed(LL, entry);
  const file = entry.changes["file"]?.new;
  if (typeof file === "string") return LL.history.file({ action, name: file });
  const [from, to] = [entry.from, entry.to].map((status) => sayStatus(LL, entry.record, status ?? ""));
  return from && to && from !== to ? LL.history.moved({ action, from, to }) : action;
}
