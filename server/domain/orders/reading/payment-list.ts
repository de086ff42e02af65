import { listOf } from "../../lists/contract.ts";
import { choice } from "../../lists/filter.ts";
import { onDay, range } from "../../lists/spans.ts";
import { PAYMENT_STATUSES } from "../moves/payment.ts";

/** The list of all orders' payment confirmations, including refused and replaced ones. */
export const paymentList = listOf("payments", {
  columns: { handedIn: "desc", paidOn: "desc", amount: "desc", company: "asc" },
  sort: "handedIn",
  filters: {
    statuses: choice(PAYMENT_STATUSES),
    /** The balance of the payment's order. */
    balances: choice(["outstanding", "credit"]),
    /** The amount in whole dollars. */
    amount: range(999_999_999),
    /** Days of the transfer, both included. */
    paidFrom: onDay(),
    paidTo: onDay(),
  },
});
