import { listOf } from "../../lists/contract.ts";
import { choice } from "../../lists/filter.ts";
import { onDay, range } from "../../lists/spans.ts";
import { PAYMENT_STATUSES } from "../moves/payment.ts";

/** Every payment confirmation of all orders, the refused and the replaced ones too. */
export const paymentList = listOf("payments", {
  columns: { handedIn: "desc", paidOn: "desc", amount: "desc", company: "asc" },
  sort: "handedIn",
  filters: {
    statuses: choice(PAYMENT_STATUSES),
    /** How its order stands. */
    balances: choice(["outstanding", "credit"]),
    /** Whole dollars. */
    amount: range(999_999_999),
    /** Of the transfer, both included. */
    paidFrom: onDay(),
    paidTo: onDay(),
  },
});
