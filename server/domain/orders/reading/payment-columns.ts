import { columnsOf, type WordsFor } from "../../lists/columns.ts";
import { centsFromUsd, type Usd } from "../../money.ts";
import type { Settlement } from "../moves/balance.ts";
import type { PaymentKind, PaymentStatus } from "../moves/payment.ts";
import { isPayable } from "../moves/rules.ts";
import type { OrderStatus } from "../moves/status.ts";

type Row = {
  orderReference: string | null;
  company: string;
  cnpj: string | null;
  orderStatus: OrderStatus;
  total: Usd;
  reference: string;
  amount: Usd | null;
  paidOn: string | null;
  kind: PaymentKind;
  status: PaymentStatus;
  refusal: string;
  decidedAt: string | null;
  decidedBy: string | null;
  handedInAt: string;
  dueOn: string | null;
  accepted: Usd;
  settled: Usd;
  settledAs: Settlement | null;
  outstanding: Usd;
  credit: Usd;
};
type Said = {
  LL: {
    payments: { verdicts: WordsFor<PaymentStatus>; kinds: WordsFor<Exclude<PaymentKind, "proof">> };
    statuses: { order: WordsFor<OrderStatus> };
    orders: { paid: { settled: WordsFor<Settlement | "unstated"> } };
  };
};

/**
 * The payment confirmations with the columns of a bookkeeper; a confirmation without an amount is for all that is
 * due.
 */
export const paymentColumns = columnsOf<Row, Said>()(
  ["order", "reference", "amount", "paidOn", "status", "due", "balance", "handedIn"],
  [
    { of: "order", heading: "order", kind: "text", width: 16, value: (row) => row.orderReference },
    { of: "order", heading: "institution", kind: "text", width: 40, value: (row) => row.company },
    { of: "order", heading: "cnpj", kind: "text", width: 20, value: (row) => row.cnpj },
    { of: "reference", kind: "text", width: 28, value: (row) => row.reference },
    { of: "amount", kind: "money", value: ({ amount }) => amount && centsFromUsd(amount) },
    { of: "paidOn", kind: "day", value: (row) => row.paidOn },
    {
      of: "status",
      kind: "text",
      width: 16,
      value: ({ kind, status }, { LL }) =>
        kind === "proof" ? LL.payments.verdicts[status]() : LL.payments.kinds[kind](),
    },
    { of: "status", heading: "refusal", kind: "text", width: 32, value: (row) => row.refusal },
    { of: "status", heading: "decidedAt", kind: "instant", value: (row) => row.decidedAt },
    { of: "status", heading: "decidedBy", kind: "text", width: 28, value: (row) => row.decidedBy },
    { of: "handedIn", kind: "instant", value: (row) => row.handedInAt },
    {
      of: "balance",
      heading: "orderStatus",
      kind: "text",
      width: 20,
      value: (row, { LL }) => LL.statuses.order[row.orderStatus](),
    },
    { of: "due", kind: "day", value: (row) => row.dueOn },
    { of: "balance", heading: "total", kind: "money", value: (row) => centsFromUsd(row.total) },
    { of: "balance", heading: "accepted", kind: "money", value: (row) => centsFromUsd(row.accepted) },
    { of: "balance", heading: "settled", kind: "money", value: (row) => centsFromUsd(row.settled) },
    {
      of: "balance",
      heading: "settledAs",
      kind: "text",
      value: ({ settled, settledAs }, { LL }) =>
        settled > 0 ? LL.orders.paid.settled[settledAs ?? "unstated"]() : null,
    },
    {
      of: "balance",
      heading: "outstanding",
      kind: "money",
      value: ({ orderStatus, outstanding }) => (isPayable(orderStatus) ? centsFromUsd(outstanding) : null),
    },
    { of: "balance", heading: "credit", kind: "money", value: (row) => centsFromUsd(row.credit) },
  ],
);
