import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DENSITIES } from "#domain/preferences.ts";
import { json } from "../columns.ts";
import { users } from "./accounts.ts";

/** How a person of the team likes to work; without a row, as usual. */
export const deskPreferences = sqliteTable("desk_preferences", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  density: text("density", { enum: DENSITIES }).notNull(),
  letterKeys: integer("letter_keys", { mode: "boolean" }).notNull(),
  closedCategories: json<string[]>("closed_categories").notNull().default([]),
});
