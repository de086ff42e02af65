import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

/** What is proposed, as it was written: a proposal has no items, its value stands beside it. */
export function OrderProposal({ order }: { order: Order }) {
  const { LL } = useWords();
  return (
    <Section title={LL.orders.confirm.part.proposal()}>
      <p className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{order.description}</p>
    </Section>
  );
}
