import type { NamespacePaymentsTranslation } from "../../i18n-types";

const en_payments = {
  title: "Payments",
  note: "{total|number} {{confirmations|confirmation|confirmations}}, {waiting|number} to be checked",
  noteFiltered: "{total|number} {{confirmations|confirmation|confirmations}} found",
  search: "Organisation, order or bank reference",
  verdicts: { handedIn: "To be checked", accepted: "Accepted", refused: "Refused", replaced: "Replaced" },
  /** Of a credit. */
  kinds: { returned: "Credit returned", used: "Credit used", credit: "From a credit" },
  filters: {
    statuses: { label: "Verdict", all: "All" },
    balances: {
      label: "How the order stands",
      is: { outstanding: "Something is still to be paid", credit: "Too much was paid" },
    },
    amount: { label: "Amount in USD", is: "Amount: USD {span}" },
    paidFrom: { label: "Transferred from", is: "Transferred from {day}" },
    paidTo: { label: "Transferred until", is: "Transferred until {day}" },
  },
  columns: {
    order: "Order",
    reference: "Reference",
    amount: "Amount, USD",
    paidOn: "Transferred",
    status: "Verdict",
    due: "Rest due by",
    balance: "Balance, USD",
    handedIn: "Handed in",
  },
  all: "all that was due",
  left: "to be paid",
  settled: "nothing left",
  sorts: {
    handedIn: { asc: "Handed in, oldest first", desc: "Handed in, newest first" },
    paidOn: { asc: "Transferred, oldest first", desc: "Transferred, newest first" },
    amount: { asc: "Smallest amount", desc: "Largest amount" },
  },
  empty: "No payments yet",
  emptyText: "Every payment confirmation appears here, with its verdict and how its order stands.",
  filtered: "No payment with these filters",
} satisfies NamespacePaymentsTranslation;

export default en_payments;
