import * as v from "valibot";
import { id } from "../fields.ts";
import { HISTORY_RECORDS } from "../records.ts";
import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { onDay } from "../lists/spans.ts";

/**
 * Newest first; filtered by kind, action ("order.approve"), person, days (both included, in the event's zone) and
 * forced moves.
 */
export const historyList = listOf("history", {
  columns: { at: "desc" },
  sort: "at",
  filters: {
    records: choice(HISTORY_RECORDS),
    deed: single(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,30}\.[a-zA-Z]{1,30}$/))),
    actorId: single(id()),
    from: onDay(),
    to: onDay(),
    forced: choice(["forced", "usual"]),
  },
});
