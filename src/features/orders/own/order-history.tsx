import { HistoryList } from "#src/components/history-list.tsx";
import { tellHistory } from "#src/components/tell-history.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "../data.ts";

/** What happened to the order, as far as it concerns its exhibitor, newest first. */
export function OrderHistory({ order }: { order: Order }) {
  const { LL } = useWords();
  return (
    <HistoryList
      entries={order.history.map((entry) => ({
        id: entry.id,
        at: entry.at,
        who: entry.actorName || null,
        what: tellHistory(LL, entry, "exhibitor"),
        note: entry.note,
      }))}
    />
  );
}
