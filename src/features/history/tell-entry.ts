import type { Happening } from "#domain/history.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { tellHistory } from "#src/kit/record/tell-history.ts";
import { sayStatus } from "#src/lib/status-words.ts";
import type { HistoryRow } from "./data.ts";

/** What happened, as a sentence, whatever kind of record it happened to. Needs the namespaces historyList and history. */
export function tellEntry(LL: TranslationFunctions, entry: HistoryRow): string {
  switch (entry.record) {
    case "submission":
    case "order":
    case "contract":
      return tellHistory(LL, entry, "team");
    case "plannedDecision":
      return sayDeed(LL, entry);
    default:
      return tellMove(LL, entry);
  }
}

/** A deed that may have changed a status. */
function tellMove(
  LL: TranslationFunctions,
  entry: Exclude<HistoryRow, { record: "plannedDecision" }>,
): string {
  const action = sayDeed(LL, entry);
  const [from, to] = [entry.from, entry.to].map((status) => sayStatus(LL, entry.record, status ?? ""));
  return from && to && from !== to ? LL.history.moved({ action, from, to }) : action;
}

/** A deed by itself, as the filter offers it. */
export function sayDeed(LL: TranslationFunctions, happening: Happening): string {
  const { done } = LL.historyList;
  switch (happening.record) {
    case "submission":
      return LL.history.done.submission[happening.action]();
    case "order":
      return LL.history.done.order[happening.action]({ to: "…" });
    case "contract":
      return LL.history.done.contract[happening.action]();
    case "request":
      return done.request[happening.action]();
    case "catalogueItem":
      return done.catalogueItem[happening.action]();
    case "account":
      return done.account[happening.action]();
    case "invitation":
      return done.invitation[happening.action]();
    case "settings":
      return done.settings[happening.action]();
    case "note":
      return done.note[happening.action]();
    case "evaluation":
      return done.evaluation[happening.action]();
    case "plannedDecision":
      return done.plannedDecision[happening.action]();
    default:
      return happening satisfies never;
  }
}
