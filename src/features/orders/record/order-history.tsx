import { HistoryList } from "#src/kit/record/history-list.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sayHistory } from "#src/lib/words/say-history.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order, OrderEntry } from "../data.ts";
import { sayChanges, sayPayment } from "./history-words.ts";
import type { OrderReader } from "./order-reader.ts";

/** What happened to the order, as far as it concerns its reader, newest first. */
export function OrderHistory({ order, reader }: { order: Order; reader: OrderReader }) {
  const { LL, locale } = useWords();
  const figuresOf = (entry: OrderEntry) =>
    reader === "team" ? sayChanges(LL, locale, entry) : sayPayment(LL, locale, entry);
  return (
    <Section title={LL.history.title()}>
      <HistoryList
        className="text-sm"
        entries={order.history.map((entry) => ({
          id: entry.id,
          at: entry.at,
          who: entry.actorName || null,
          what: sayHistory(LL, entry, reader),
          note: [...figuresOf(entry), entry.note].filter(Boolean).join("\n") || undefined,
        }))}
      />
    </Section>
  );
}
