import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Settings } from "#domain/settings/schema.ts";
import { json, updatedAt, versionColumn } from "../columns.ts";

/** One row, id 1: the facts of the event and the prices of the packages. */
export const settings = sqliteTable("settings", {
  id: integer("id").primaryKey(),
  data: json<Settings>("data").notNull(),
  updatedBy: text("updated_by"),
  updatedAt: updatedAt(),
  version: versionColumn(),
});
