import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { EntryRevisions } from "#domain/calendar/revise.ts";
import { instantColumn, json } from "../columns.ts";
import { users } from "./accounts.ts";

/** The calendar that an account subscribes to; without a row its address was never renewed and nobody has read it. */
export const calendars = sqliteTable("calendars", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Counts how often its address was renewed; only the newest opens it. */
  number: integer("number").notNull().default(0),
  renewedAt: instantColumn("renewed_at"),
  /** The revision and time of each entry as last sent to the reader. */
  revisions: json<EntryRevisions>("revisions").notNull().default({}),
});
