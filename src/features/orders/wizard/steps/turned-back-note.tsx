import { useWords } from "#src/lib/words/words.tsx";
import type { ShownScreen } from "./shown-screen.ts";

const REVIEWS: readonly ShownScreen[] = ["confirmData", "confirmation"];

/** Why an address led here instead: nothing to review yet (ERR-15), or a step that is not open yet. */
export function TurnedBackNote({ from }: { from: ShownScreen }) {
  const { LL } = useWords();
  const words = LL.orders.page;
  return (
    <p role="alert" className="mb-8 border-l-3 border-ochre bg-card px-5 py-4">
      {REVIEWS.includes(from) ? words.noOrderData() : words.stepNotOpen()}
    </p>
  );
}
