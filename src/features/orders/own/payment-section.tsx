import { lazy, Suspense } from "react";
import { takesPayment } from "#domain/orders/rules.ts";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "../data.ts";
import { OrderPayment } from "../record/order-payment.tsx";
import { PayingPanel } from "./paying-panel.tsx";

/** The form comes with an order that takes a payment only. */
const PaymentForm = lazy(() =>
  import("./payment-form.tsx").then((module) => ({ default: module.PaymentForm })),
);

/** How the order is paid, and its confirmation (ORD-18): handed in once it is approved, replaced or completed later. */
export function PaymentSection({ order }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.orders.payment;
  const { status, payments, openChange } = order;
  const paying = openChange ? null : order.paying;
  const takesOne = takesPayment(status) && !openChange;
  const isHeld = takesPayment(status) && openChange;
  if (!takesOne && !isHeld && payments.length === 0) return null;
  const isFurther = status === "CONFIRM_PAYMENT";
  const isPartial = isFurther && paying !== null && paying.outstanding > 0;
  return (
    <OrderPayment order={order} isRuled>
      {isHeld && <p className="mt-2 max-w-[60ch]">{words.afterAgreement()}</p>}
      {paying && (!isFurther || isPartial) && <PayingPanel paying={paying} />}
      {takesOne && (
        <Suspense fallback={<Skeleton shape="mt-6 h-80 max-w-140 rounded-sm" />}>
          <PaymentForm
            key={order.version}
            order={order}
            paying={paying}
            label={isPartial ? words.further() : isFurther ? words.replace() : words.send()}
          />
        </Suspense>
      )}
    </OrderPayment>
  );
}
