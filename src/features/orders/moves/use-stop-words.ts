import type { OrderStatus } from "#domain/orders/moves/status.ts";
import type { Stop } from "#domain/orders/moves/stops.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** The name of a stop; where an order ended, what became of it. */
export function useStopWords(status: OrderStatus): (stop: Stop) => string {
  const { LL } = useWords();
  const words = LL.orders.stops;
  return ({ name }) => (name === "end" ? LL.statuses.order[status]() : words[name]());
}
