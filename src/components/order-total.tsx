import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { Money } from "./money.tsx";
import { ToBeQuoted } from "./to-be-quoted.tsx";

type OrderTotalProps = {
  of: QuotedTotal;
  /** Classes of the amount. */
  className?: string;
};

/** What an order comes to, and what the team still has to price. */
export function OrderTotal({ of, className }: OrderTotalProps) {
  return (
    <>
      <Money cents={of.total} className={className} />
      <ToBeQuoted of={of} className="font-sans text-sm font-normal tracking-normal" />
    </>
  );
}
