import { id } from "../fields.ts";
import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { SENT_STATUSES } from "./status.ts";

/** The orders as staff list them (ORD-05, ORD-06); a draft has no place here (ORD-04). */
export const orderList = listOf("orders", {
  columns: { updated: "desc", reference: "desc", company: "asc", total: "desc" },
  sort: "updated",
  filters: { statuses: choice(SENT_STATUSES), submissionId: single(id()) },
});

/** A partner's own orders as the dashboard lists them, a submission at a time (ORD-24). */
export const ownOrderList = listOf("orders.mine", {
  columns: { updated: "desc" },
  sort: "updated",
  filters: { submissionId: single(id()) },
  isSearched: false,
});
