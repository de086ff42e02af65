import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/status.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { OrderEntry } from "./data.ts";

/** A move that came too late: it changed nothing, and the team is told who wanted what. */
export function isLost(entry: Pick<OrderEntry, "action">): boolean {
  return entry.action === "lost";
}

/** What happened, as a sentence: "Approve: from “Pending” to “Approved”", "Items edited". */
export function sayEntry(LL: TranslationFunctions, entry: OrderEntry): string {
  const words = LL.desk.history;
  const from = statusName(LL, entry.from);
  const to = statusName(LL, entry.to);
  if (isLost(entry)) return words.lost({ to: to ?? "" });
  const action = sayAction(LL, entry.action);
  const name = fileName(entry);
  if (name) return words.file({ action, name });
  if (!from || !to || from === to) return action;
  if (entry.isForced) return words.forced({ from, to });
  return words.moved({ action, from, to });
}

/** What an edit did to the figures: the total and the number of items, before and after. */
export function sayChanges(LL: TranslationFunctions, locale: Locale, entry: OrderEntry): string[] {
  const words = LL.desk.history;
  const { total, lines } = entry.changes ?? {};
  const said: string[] = [];
  if (typeof total?.old === "number" && typeof total.new === "number") {
    const [before, after] = [total.old, total.new].map((usd) => formatUsd(locale, centsFromUsd(usd)));
    said.push(words.total({ before: before ?? "", after: after ?? "" }));
  }
  if (Array.isArray(lines?.old) && Array.isArray(lines.new) && lines.old.length !== lines.new.length) {
    said.push(words.items({ before: lines.old.length, after: lines.new.length }));
  }
  return said;
}

function fileName({ changes }: OrderEntry): string | undefined {
  const name = changes?.["file"]?.new ?? changes?.["file"]?.old;
  return typeof name === "string" ? name : undefined;
}

function sayAction(LL: TranslationFunctions, action: string): string {
  const known: Record<string, () => string> = { ...LL.desk.history.done };
  return Object.hasOwn(known, action) ? (known[action]?.() ?? "") : LL.desk.history.other();
}

function statusName(LL: TranslationFunctions, status: string | null): string | undefined {
  const known = ORDER_STATUSES.find((name): name is OrderStatus => name === status);
  return known && LL.statuses.order[known]();
}
