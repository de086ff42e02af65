import { subjectOf } from "#domain/contracts/subject.ts";
import type { OrderType } from "#domain/orders/type.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** To the clauses of the contract that such an order comes under, in a tab of their own. */
export function ClausesLink({ type }: { type: OrderType }) {
  const { LL, locale } = useWords();
  return (
    <a href={`/clauses/${subjectOf(type)}?lang=${locale}`} target="_blank" rel="noreferrer" className="link">
      {LL.orders.clauses.read()}
    </a>
  );
}
