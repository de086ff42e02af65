import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instantColumn } from "../columns.ts";

/** The last number given per series, "EOI-2025" or "ORD-2025". */
export const counters = sqliteTable("counters", {
  series: text("series").primaryKey(),
  last: integer("last").notNull(),
});

/** Keys that outlive SECRET, by what they are for. */
export const keptKeys = sqliteTable("kept_keys", {
  name: text("name").primaryKey(),
  key: blob("key", { mode: "buffer" }).notNull(),
});

/** Captcha challenges already used; a row lives as long as its challenge would have. */
export const usedChallenges = sqliteTable("used_challenges", {
  id: text("id").primaryKey(),
  expiresAt: instantColumn("expires_at").notNull(),
});

/** First answers of calls that carry an Idempotency-Key, stored for 24 hours. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    actorId: text("actor_id").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    answer: text("answer").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/**
 * Every backup that was put back. Until somebody decides what becomes of it, what of the past would go on by itself
 * (mails, campaigns, reminders, runs) waits: db/hold.ts.
 */
export const restores = sqliteTable("restores", {
  id: text("id").primaryKey(),
  /** The moment whose data were put back. */
  takenAt: instantColumn("taken_at").notNull(),
  restoredAt: instantColumn("restored_at").notNull(),
  decision: text("decision", { enum: ["release", "drop"] }),
  decidedBy: text("decided_by"),
  decidedAt: instantColumn("decided_at"),
});
