import { integer, text } from "drizzle-orm/sqlite-core";
import type { Settings } from "#domain/settings/schema.ts";
import { json, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";

/** One row, id 1: the facts of the event and the prices of the packages. */
export const settings = recordTable("settings", "settings", {
  id: integer("id").primaryKey(),
  data: json<Settings>("data").notNull(),
  updatedBy: text("updated_by"),
  updatedAt: updatedAt(),
});
