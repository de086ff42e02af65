import { ORDER_STATUSES } from "#domain/orders/status.ts";
import { HistoryList } from "#src/components/history-list.tsx";
import { sayOwnStatus } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { OrderPage } from "../data.ts";

/** What happened to the order, as far as it concerns its exhibitor, newest first. */
export function OrderHistory({ order }: { order: OrderPage }) {
  const { LL } = useWords();

  function statusName(status: string | null): string {
    const known = ORDER_STATUSES.find((one) => one === status);
    return known ? sayOwnStatus(LL, known) : "–";
  }

  function tell({ action, from, to }: OrderPage["history"][number]): string {
    const words: Record<string, () => string> = LL.orders.action;
    const sentence = Object.hasOwn(words, action) ? words[action]?.() : undefined;
    if (sentence) return sentence;
    if (from && to && from !== to)
      return LL.orders.history.moved({ from: statusName(from), to: statusName(to) });
    return LL.orders.history.other();
  }

  return (
    <HistoryList
      entries={order.history.map((entry) => ({
        id: entry.id,
        at: entry.at,
        who: entry.actorName || null,
        what: tell(entry),
        note: entry.note,
      }))}
    />
  );
}
