import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { BULK_KINDS, type BulkKind, type BulkVerb } from "#domain/bulk/acts.ts";
import { BULK_ROW_STATES, BULK_STATUSES } from "#domain/bulk/run.ts";
import type { Reason } from "#domain/refusal.ts";
import { createdAt, idColumn, instantColumn, json, prose } from "../columns.ts";

/** One verb for many records: who began it, with which note, and how far it has come. */
export const bulkRuns = sqliteTable(
  "bulk_runs",
  {
    id: idColumn(),
    kind: text("kind", { enum: BULK_KINDS as [BulkKind, ...BulkKind[]] }).notNull(),
    verb: text("verb").$type<BulkVerb>().notNull(),
    note: prose("note"),
    status: text("status", { enum: BULK_STATUSES }).notNull(),
    count: integer("count").notNull(),
    actorId: text("actor_id").notNull(),
    createdAt: createdAt(),
    startedAt: instantColumn("started_at"),
    endedAt: instantColumn("ended_at"),
  },
  (table) => [
    index("bulk_runs_actor").on(table.actorId, table.createdAt),
    index("bulk_runs_status").on(table.status),
  ],
);

/** A record as it stood in the preview, and what became of it. */
export const bulkRows = sqliteTable(
  "bulk_rows",
  {
    bulkId: text("bulk_id")
      .notNull()
      .references(() => bulkRuns.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    recordId: text("record_id").notNull(),
    reference: text("reference").notNull(),
    /** In the preview; after the move, that of the move. */
    version: integer("version").notNull(),
    from: text("from_status").notNull(),
    to: text("to_status").notNull(),
    state: text("state", { enum: BULK_ROW_STATES }).notNull(),
    /** Why it was left out, or could not be undone; null for what nobody expected. */
    reason: json<Reason>("reason"),
    /** Who changed it meanwhile. */
    changedBy: prose("changed_by"),
    /** In the preview what was seen beyond the version; after the move what its undoing needs to know. */
    undo: json<unknown>("undo"),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.position] }),
    index("bulk_rows_state").on(table.bulkId, table.state, table.position),
  ],
);
