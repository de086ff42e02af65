import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { REMINDER_KINDS } from "#domain/reminders/rules.ts";
import { instantColumn } from "../columns.ts";

/** When each kind of reminder was checked, and the outcome of the last one that wrote something. */
export const reminderLooks = sqliteTable("reminder_looks", {
  kind: text("kind", { enum: REMINDER_KINDS }).primaryKey(),
  lookedAt: instantColumn("looked_at").notNull(),
  wroteAt: instantColumn("wrote_at"),
  queued: integer("queued").notNull().default(0),
  drafted: integer("drafted").notNull().default(0),
});
