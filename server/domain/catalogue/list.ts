import { listOf } from "../lists/contract.ts";
import { choice, single } from "../lists/filter.ts";
import { line } from "../fields.ts";
import { ITEM_STATUSES } from "./status.ts";

/** The whole catalogue (CAT-05), by category unless sorted otherwise. */
export const itemList = listOf("catalogue", {
  columns: { category: "asc", title: "asc", price: "desc", updated: "desc" },
  sort: "category",
  filters: {
    statuses: choice(ITEM_STATUSES),
    languages: choice(["complete", "missing"]),
    images: choice(["with", "without"]),
    /** Whether any sent order uses the item. */
    uses: choice(["used", "unused"]),
    category: single(line(80)),
  },
});
