import { id } from "../../fields.ts";
import { listOf } from "../../lists/contract.ts";
import { single } from "../../lists/filter.ts";

/** An exhibitor's orders for the dashboard, per submission (ORD-24). */
export const ownOrderList = listOf("orders.mine", {
  columns: { updated: "desc" },
  sort: "updated",
  filters: { submissionId: single(id()) },
  isSearched: false,
});
