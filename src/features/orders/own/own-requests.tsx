import { lazy, Suspense, useState } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { RequestList } from "../record/request-list.tsx";

/** The form comes when it is first opened. */
const WishDialog = lazy(() => import("./wish-dialog.tsx").then((module) => ({ default: module.WishDialog })));

/** The requests on the exhibitor's page of an order, answered there (REQ-09), and the way to ask for a change. */
export function OwnRequests({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section
      title={words.title()}
      isRuled
      actions={
        order.canWish && (
          <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
            {words.wish.action()}
          </Button>
        )
      }
    >
      {order.requests.length > 0 ? (
        <RequestList requests={order.requests} reader="exhibitor" />
      ) : (
        <p className="text-quiet">{words.none()}</p>
      )}
      <Suspense fallback={null}>
        {isOpen && <WishDialog orderId={order.id} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </Section>
  );
}
