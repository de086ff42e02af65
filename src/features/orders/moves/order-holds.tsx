import { approvalWaitsFor } from "#domain/orders/moves/rules.ts";
import { isBlocking } from "#domain/requests/status.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

const PRICES: ReadonlySet<string> = new Set(["everyLinePriced", "structurePriced"]);

type OrderHoldsProps = {
  order: Order;
  /** Opens the editor at the price that is missing. */
  onPrice: () => void;
};

/** Why the order cannot be approved yet, before anybody looks for the missing choice. */
export function OrderHolds({ order, onPrice }: OrderHoldsProps) {
  const { LL } = useWords();
  const openRequests = order.requests.some(isBlocking);
  const isRefused = order.standing.turn === "changeRefused";
  const waitsFor = approvalWaitsFor({ ...order, openRequests }).filter(
    // The refused change is shown above, with its reason.
    (need) => need !== "noOpenChange" || !isRefused,
  );
  if (waitsFor.length === 0) return null;
  return (
    <div className="border-l-3 border-ochre bg-wait/60 px-4 py-3">
      {waitsFor.includes("everyLinePriced") && (
        <p>{LL.desk.order.unpriced({ count: order.unpricedLines })}</p>
      )}
      {waitsFor.includes("structurePriced") && <p>{LL.desk.order.unpricedStructure()}</p>}
      {waitsFor.includes("noOpenChange") && <p>{LL.desk.order.openChange()}</p>}
      {waitsFor.includes("requestsAnswered") && <p>{LL.desk.order.openRequests()}</p>}
      {order.canEditItems && waitsFor.some((need) => PRICES.has(need)) && (
        <Button variant="secondary" size="sm" className="mt-2.5" onClick={onPrice}>
          {LL.desk.order.setPrice()}
        </Button>
      )}
    </div>
  );
}
