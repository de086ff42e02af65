import { CATEGORIES, DEFAULT_CATEGORY } from "../../catalogue/categories.ts";
import { COUNTRIES } from "../../countries.ts";
import { id } from "../../fields.ts";
import { listOf } from "../../lists/contract.ts";
import { choice, single } from "../../lists/filter.ts";
import { onDay, range } from "../../lists/spans.ts";
import { PACKAGE_IDS } from "../../package-id.ts";
import { MAX_SPACE_M2 } from "../../submissions/options.ts";
import { SENT_STATUSES } from "../moves/status.ts";
import { ORDER_TYPES } from "../type.ts";
import { TURN_SIDES } from "../moves/turn.ts";
import { ORDER_WAITS } from "../moves/waits.ts";

/** The order list (ORD-05, ORD-06); without drafts (ORD-04). */
export const orderList = listOf("orders", {
  columns: { updated: "desc", reference: "desc", company: "asc", total: "desc" },
  sort: "updated",
  filters: {
    statuses: choice(SENT_STATUSES),
    kinds: choice(ORDER_TYPES),
    /** Whose turn it is, and what the team has to do. */
    turns: choice(TURN_SIDES),
    waits: choice(ORDER_WAITS),
    packages: choice(PACKAGE_IDS),
    categories: choice([...CATEGORIES, DEFAULT_CATEGORY]),
    countries: choice(COUNTRIES),
    /** The order's total in whole dollars. */
    total: range(999_999_999),
    /** The stand's area in square metres. */
    area: range(MAX_SPACE_M2),
    /** Days in the event's time zone, both included. */
    sentFrom: onDay(),
    sentTo: onDay(),
    submissionId: single(id()),
  },
});
