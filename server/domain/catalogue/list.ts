import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { line } from "../fields.ts";
import { ITEM_STATUSES } from "./status.ts";

/** The whole catalogue as the team keeps it (CAT-05): under its categories, until somebody sorts it otherwise. */
export const itemList = listOf("catalogue", {
  columns: { category: "asc", title: "asc", price: "desc", updated: "desc" },
  sort: "category",
  filters: {
    statuses: choice(ITEM_STATUSES),
    /** Written in both languages, or lacking one. */
    languages: choice(["complete", "missing"]),
    images: choice(["with", "without"]),
    /** In an order that was sent, whatever became of it. */
    uses: choice(["used", "unused"]),
    category: single(line(80)),
  },
});
