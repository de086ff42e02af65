import type { Happening } from "#domain/history.ts";
import { ACCESS_DEEDS } from "#domain/partners/access-deeds.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayStatus } from "#i18n/status-words.ts";

type ShownHistoryRecord = "submission" | "account" | "order" | "contract" | "catalogueItem";

export type HistoryEvent = Happening<ShownHistoryRecord> & {
  from: string | null;
  to: string | null;
  changes?: Record<string, { old?: unknown; new?: unknown }> | null;
  isForced: boolean;
  /** Number of records changed together. */
  bulkCount?: number | null;
};

/**
 * "Approved: from “Pending” to “Approved”", "File added: plan.pdf". Exhibitors read order statuses in words of their
 * own. Needs the namespaces history and statuses.
 */
export function sayHistory(
  LL: TranslationFunctions,
  entry: HistoryEvent,
  reader: "team" | "exhibitor",
): string {
  const what = tellOne(LL, entry, reader);
  const others = reader === "team" ? (entry.bulkCount ?? 1) - 1 : 0;
  return others > 0 ? LL.history.together({ what, others }) : what;
}

function tellOne(LL: TranslationFunctions, entry: HistoryEvent, reader: "team" | "exhibitor"): string {
  const words = LL.history;
  const of = entry.record === "order" && reader === "exhibitor" ? "ownOrder" : entry.record;
  const [from = "", to = ""] = [entry.from, entry.to].map((status) => sayStatus(LL, of, status ?? ""));
  const action = sayAction(LL, entry, to);
  const name = nameIn(entry);
  if (name) return words.file({ action, name });
  if (!from || !to || from === to || isLost(entry)) return action;
  return entry.isForced ? words.forced({ from, to }) : words.moved({ action, from, to });
}

/** A move that came too late and changed nothing. */
export function isLost({ record, action }: Happening): boolean {
  return record === "order" && action === "lost";
}

function sayAction(LL: TranslationFunctions, entry: HistoryEvent, to: string): string {
  const { done } = LL.history;
  switch (entry.record) {
    case "submission":
      return done.submission[entry.action]();
    case "account": {
      const deed = ACCESS_DEEDS.find((known) => known === entry.action);
      return deed ? done.account[deed]() : "";
    }
    case "order":
      return done.order[entry.action]({ to });
    case "contract":
      return done.contract[entry.action]();
    case "catalogueItem":
      return done.catalogueItem[entry.action]();
    default:
      return entry satisfies never;
  }
}

/** The file or request it is about. */
function nameIn({ changes }: HistoryEvent): string | undefined {
  const named = changes?.["file"] ?? changes?.["request"];
  const name = named?.new ?? named?.old;
  return typeof name === "string" ? name : undefined;
}
