import { listOf } from "../lists/contract.ts";
import { choice } from "../lists/filter.ts";
import { age } from "../lists/spans.ts";
import { isNotice, REQUEST_KINDS, REQUEST_STATUSES } from "./status.ts";

/** Requests across all orders, newest first or by due day. The portal's notices are left out by default. */
export const requestList = listOf("requests", {
  columns: { created: "desc", due: "asc", company: "asc" },
  sort: "created",
  filters: {
    statuses: choice(REQUEST_STATUSES),
    kinds: choice(REQUEST_KINDS, { usual: REQUEST_KINDS.filter((kind) => !isNotice({ kind })) }),
    waits: choice(["team", "partner"]),
    /** Requests whose day is over without an answer. */
    due: choice(["overdue"]),
    /** Number of days without an answer. */
    waiting: age(),
  },
});
