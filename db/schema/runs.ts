import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Reason } from "#domain/refusal.ts";
import { ROW_STATES, RUN_STATUSES } from "#domain/runs/run.ts";
import { createdAt, instantColumn, json, prose } from "../columns.ts";
import { recordTable } from "../record-table.ts";

/** Something done with many rows, one after another: who began it, what is done, and how far it has come. */
export const runs = recordTable(
  "bulk",
  "runs",
  {
    /** Which kinds there are is the server's to know (server/clock/run-kinds.ts). */
    kind: text("kind").notNull(),
    /** What is done, of a kind that does several things. */
    verb: prose("verb"),
    note: prose("note"),
    status: text("status", { enum: RUN_STATUSES }).notNull(),
    count: integer("count").notNull().default(0),
    actorId: text("actor_id").notNull(),
    createdAt: createdAt(),
    startedAt: instantColumn("started_at"),
    endedAt: instantColumn("ended_at"),
    /** What was given for all of its rows beside the note. */
    facts: json<unknown>("facts"),
  },
  (table) => [
    index("runs_actor").on(table.actorId, table.createdAt),
    index("runs_status").on(table.status, table.createdAt),
  ],
);

/** A row as it was frozen, and its outcome. */
export const runRows = sqliteTable(
  "run_rows",
  {
    runId: text("run_id")
      .notNull()
      .references(() => runs.id, { onDelete: "cascade" }),
    /** The row's position in the order of work. */
    position: integer("position").notNull(),
    /** The record that the row is about. */
    recordId: prose("record_id"),
    /** What the record is called on the page of the run. */
    reference: prose("reference"),
    /** The frozen version; once the row is done, the version that the run left. */
    version: integer("version").notNull().default(0),
    from: prose("from_status"),
    /** The status that the row leads to. */
    to: prose("to_status"),
    state: text("state", { enum: ROW_STATES }).notNull(),
    /** Why it was left out, or could not be undone; null for an unexpected error. */
    reason: json<Reason>("reason"),
    /** Who changed the record meanwhile. */
    changedBy: prose("changed_by"),
    /** Data of the run's kind: what was seen besides the version, and what undoing needs. */
    data: json<unknown>("data"),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.position] }),
    index("run_rows_state").on(table.runId, table.state, table.position),
  ],
);
