import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { isQuestion } from "#domain/requests/rules.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** What an exhibitor asks of the team: a change, or a question where nothing can be changed any more. */
export function useWishWords(status: OrderStatus) {
  const { wish, question } = useWords().LL.orders.requests;
  return isQuestion(status) ? question : wish;
}
