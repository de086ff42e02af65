import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { OrderTotal } from "#src/components/order-total.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Submission } from "../data.ts";

/** The orders of one submission (SUB-05) and, once ordering is open, the button for a new order (SUB-06). */
export function SubmissionOrders({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.detail;
  return (
    <Section title={words.orders()} isRuled className="mb-8">
      {submission.orders.length === 0 && <p className="text-quiet">{words.noOrders()}</p>}
      <ul>
        {submission.orders.map((order) => (
          <li key={order.id} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Link to="/admin/orders/edit/$orderId" params={{ orderId: order.id }} className="link">
                <Reference value={order.reference} />
              </Link>
              <span className="text-right">
                <OrderTotal of={{ ...order, total: centsFromUsd(order.total) }} className="font-semibold" />
              </span>
            </div>
            <StatusBadge of="order" status={order.status} className="mt-1.5" />
          </li>
        ))}
      </ul>
      {submission.orders.length > 0 && <p className="text-[0.8125rem] text-quiet">{LL.amounts.taxes()}</p>}
      {submission.orderCount > 0 && (
        <p className="mt-2">
          <Link
            to="/admin/submissions/$submissionId/orders"
            params={{ submissionId: submission.id }}
            className="link"
          >
            {words.allOrders({ count: submission.orderCount })}
          </Link>
        </p>
      )}
      {submission.canOrder ? (
        <Button asChild variant="secondary" size="sm" className="mt-4">
          <Link to="/admin/orders/create/$submissionId" params={{ submissionId: submission.id }}>
            {words.newOrder()}
          </Link>
        </Button>
      ) : (
        <p className="mt-2 text-[0.8125rem] text-quiet">{words.orderingClosed()}</p>
      )}
    </Section>
  );
}
