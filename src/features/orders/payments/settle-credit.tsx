import { lazy, Suspense, useState } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";

const CreditDialog = lazy(() =>
  import("./credit-dialog.tsx").then((module) => ({ default: module.CreditDialog })),
);

/** Says what became of a credit, while there is one. */
export function SettleCredit({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orderPapers.payment.credit;
  const [isOpen, setIsOpen] = useState(false);
  const { credit, handedIn } = order.paid;
  if (credit === 0 || !isCreditSure(order.status, { handedIn: centsFromUsd(handedIn) })) return null;
  return (
    <>
      <Button size="sm" variant="secondary" className="mt-4" onClick={() => setIsOpen(true)}>
        {order.creditTargets.length > 0 ? words.action() : words.returnAlone()}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CreditDialog order={order} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
