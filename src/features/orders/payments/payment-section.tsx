import { lazy, Suspense, useState, type ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { takesPayment } from "#domain/orders/moves/rules.ts";
import { formatDate, formatUsd } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { OrderPayment } from "./order-payment.tsx";
import { ProFormaLink } from "./pro-forma-link.tsx";
import { PAYMENT } from "./payment-place.ts";
import { PayingPanel } from "./paying-panel.tsx";

/** The form loads only for an order that takes a payment. */
const PaymentForm = lazy(() =>
  import("./payment-form.tsx").then((module) => ({ default: module.PaymentForm })),
);

/** The values and the form beside each other: on a laptop the form's button is in the first window. */
const BESIDE =
  "grid grid-cols-1 gap-x-10 gap-y-6 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr] @5xl:grid-cols-[26rem_minmax(0,1fr)]";

type AnotherProps = { isFolded: boolean; label: string; children: ReactNode };

/** While the team checks what was handed in nothing is to be done: a button opens the field for another confirmation. */
function Another({ isFolded, label, children }: AnotherProps) {
  const [isOpen, setIsOpen] = useState(!isFolded);
  if (isOpen) return children;
  return (
    <Button variant="secondary" size="sm" className="mt-3 justify-self-start" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}

/** How the order is paid, and its confirmation (ORD-18): handed in once it is approved, replaced or completed later. */
export function PaymentSection({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const words = LL.orderPapers.payment;
  const { status, payments, openChange } = order;
  const isWished = order.standing.head === "wished";
  const paying = openChange || isWished ? null : order.paying;
  const takesOne = takesPayment(status) && !openChange;
  const isHeld = takesPayment(status) && openChange;
  if (!takesOne && !isHeld && payments.length === 0) return null;
  const isFurther = status === "CONFIRM_PAYMENT";
  const isPartial = isFurther && paying !== null && paying.outstanding > 0;
  const asksToPay = paying !== null && (!isFurther || isPartial);
  return (
    <OrderPayment
      order={order}
      reader="exhibitor"
      place={PAYMENT}
      isRuled
      title={sayNow()}
      actions={<ProFormaLink order={order} />}
    >
      {isWished && <p className="mt-2 max-w-[60ch] font-semibold">{words.afterAnswer()}</p>}
      {isHeld && <p className="mt-2 max-w-[60ch]">{words.afterAgreement()}</p>}
      <div className={cn(asksToPay && "@container rounded-lg border border-line-2 bg-card p-5")}>
        <div className={cn(asksToPay && BESIDE)}>
          {asksToPay && <PayingPanel paying={paying} type={order.type} />}
          {takesOne && (
            <Another isFolded={isFurther && !isPartial} label={words.another()}>
              <Suspense fallback={<Skeleton shape="h-80 max-w-140 rounded-sm" />}>
                <PaymentForm
                  key={order.version}
                  order={order}
                  paying={paying}
                  calls={order.standing.duties[0] === "pay"}
                  label={isPartial ? words.further() : isFurther ? words.replace() : words.send()}
                />
              </Suspense>
            </Another>
          )}
        </div>
      </div>
    </OrderPayment>
  );

  /** Nothing else matters as much while money is owed. */
  function sayNow(): string | undefined {
    if (!paying || isFurther || paying.outstanding <= 0) return undefined;
    const amount = formatUsd(locale, centsFromUsd(paying.outstanding));
    if (paying.dueOn === null) return LL.orderPapers.paying.now({ amount });
    return LL.orderPapers.paying.nowUntil({ amount, day: formatDate(locale, paying.dueOn, "UTC") });
  }
}
