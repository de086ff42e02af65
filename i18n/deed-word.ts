import type { Happening } from "#domain/history.ts";
import type { UsualDeed } from "#domain/records.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type Words = Pick<TranslationFunctions, "history" | "historyList">;

/** Any deed of the history by itself, as its filter and its files say it. */
export function sayDeed(LL: Words, happening: Happening): string {
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
    case "campaign":
      return done.campaign[happening.action]();
    case "likeness":
      return done.likeness[happening.action]();
    case "note":
      return done.note[happening.action]();
    case "evaluation":
      return done.evaluation[happening.action]();
    case "assignment":
      return done.assignment[happening.action]();
    case "plannedDecision":
      return done.plannedDecision[happening.action]();
    default: {
      // Of the other kinds only what is usual can be done: words for anything else are missed by the compiler here.
      const { action }: { action: UsualDeed } = happening;
      return done.usual[action]();
    }
  }
}
