import { index, text } from "drizzle-orm/sqlite-core";
import type { ViewAddress } from "#domain/views/schema.ts";
import { createdAt, flag, json, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";
import { users } from "./accounts.ts";

/** A saved view of a list: its search, filters, order and columns, under a name. */
export const listViews = recordTable(
  "view",
  "list_views",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The name of the list that the view belongs to. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    address: json<ViewAddress>("address").notNull(),
    isShared: flag("is_shared"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("list_views_list").on(table.list, table.ownerId)],
);
