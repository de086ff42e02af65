import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import type { PaymentStatus } from "#domain/orders/moves/payment.ts";
import { isPayable } from "#domain/orders/moves/rules.ts";
import { paymentColumns } from "#domain/orders/reading/payment-columns.ts";
import { formatDate } from "#i18n/formatters.ts";
import type { Column } from "#src/components/data-columns.ts";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { Reference } from "#src/components/reference.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge, type Tone } from "#src/components/ui/badge.tsx";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { PaymentRow } from "./data.ts";

const TONES = {
  handedIn: "call",
  accepted: "good",
  refused: "still",
  replaced: "outline",
} satisfies Record<PaymentStatus, Tone>;

/** Each row leads to the payment on the page of its order. */
export function usePaymentColumns(): Column<PaymentRow>[] {
  const { LL, locale } = useWords();
  const words = LL.payments;
  const day = (value: string | null) =>
    value && <span className="figures whitespace-nowrap">{formatDate(locale, value, "UTC")}</span>;
  return screenColumns(
    paymentColumns,
    words.columns,
    { LL },
    {
      order: {
        onCard: "title",
        className: "w-full max-w-0 min-w-48",
        cell: (row) => (
          <TwoLines translate="no" second={row.company}>
            <Link
              to="/admin/orders/edit/$orderId"
              params={{ orderId: row.orderId }}
              hash="payment"
              className={rowLinkClasses}
            >
              <Reference value={row.orderReference} />
            </Link>
          </TwoLines>
        ),
      },
      reference: { onCard: "plain", hidesBelow: "2xl", className: "max-w-48 wrap-anywhere" },
      amount: {
        onCard: "aside",
        align: "end",
        cell: ({ amount }) =>
          amount === null ? (
            <span className="text-quiet">{words.all()}</span>
          ) : (
            <Money cents={centsFromUsd(amount)} bare className="font-semibold" />
          ),
      },
      paidOn: { onCard: "named", hidesBelow: "xl", cell: (row) => day(row.paidOn) },
      status: {
        onCard: "status",
        cell: ({ kind, status }) =>
          kind === "proof" ? (
            <Badge dot tone={TONES[status]}>
              {words.verdicts[status]()}
            </Badge>
          ) : (
            <Badge tone="outline">{words.kinds[kind]()}</Badge>
          ),
      },
      due: { onCard: "named", hidesBelow: "xl", cell: (row) => day(row.dueOn) },
      balance: { onCard: "named", align: "end", cell: (row) => <Balance row={row} /> },
      handedIn: {
        onCard: "plain",
        className: "text-quiet",
        hidesBelow: "2xl",
        cell: (row) => <RelativeTime value={row.handedInAt} />,
      },
    },
  );
}

/** What is missing of its order, or too much. */
function Balance({ row }: { row: PaymentRow }) {
  const { LL } = useWords();
  const { credit, outstanding, orderStatus } = row;
  if (credit === 0 && !isPayable(orderStatus)) return null;
  if (credit === 0 && outstanding === 0) return <span className="text-quiet">{LL.payments.settled()}</span>;
  const isSure = isCreditSure(orderStatus, { handedIn: centsFromUsd(row.handedIn) });
  return (
    <>
      <span className="block text-[0.75rem] leading-4 text-quiet">
        {credit === 0 ? LL.payments.left() : LL.orders.paid[isSure ? "credit" : "surplus"]()}
      </span>
      <Money cents={centsFromUsd(credit === 0 ? outstanding : credit)} bare />
    </>
  );
}
