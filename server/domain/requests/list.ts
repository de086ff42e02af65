import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { age } from "../lists/spans.ts";
import { isNotice, REQUEST_KINDS, REQUEST_STATUSES } from "./status.ts";

/**
 * What was asked and told across all orders, as the team works it off: the newest first, or by the day an answer is
 * asked for. What the portal only tells is left out until somebody asks for it.
 */
export const requestList = listOf("requests", {
  columns: { created: "desc", due: "asc", company: "asc" },
  sort: "created",
  filters: {
    statuses: choice(REQUEST_STATUSES),
    kinds: choice(REQUEST_KINDS, { usual: REQUEST_KINDS.filter((kind) => !isNotice({ kind })) }),
    /** Whose answer is missing. */
    waits: choice(["team", "partner"]),
    /** Its day is over, and there is no answer. */
    due: choice(["overdue"]),
    /** Without an answer for more than so many days. */
    waiting: age(),
  },
});
