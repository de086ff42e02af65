import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  ASSIGNMENT_STANDINGS,
  type ProposalOptions,
  type TakenPair,
} from "#domain/evaluations/assignment.ts";
import { createdAt, idColumn, instantColumn, json } from "../columns.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

/** Which reader marks which submission: by a proposal that was accepted, or set by hand so that no proposal moves it. */
export const assignments = sqliteTable(
  "assignments",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    readerId: text("reader_id")
      .notNull()
      .references(() => users.id),
    standing: text("standing", { enum: ASSIGNMENT_STANDINGS }).notNull(),
    /** The acceptance that it came with; null when it was set by hand. */
    runId: text("run_id"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.readerId] }),
    index("assignments_reader").on(table.readerId),
    index("assignments_run").on(table.runId),
  ],
);

/** Proposals that were accepted, each to be undone as a whole while it is the last one. */
export const assignmentRuns = sqliteTable("assignment_runs", {
  id: idColumn(),
  options: json<ProposalOptions>("options").notNull(),
  /** How many pairs it made. */
  given: integer("given").notNull(),
  /** What it took from readers, for the undoing and as its trace; what it gave bears its id. */
  taken: json<TakenPair[]>("taken").notNull().default([]),
  createdBy: text("created_by")
    .notNull()
    .references(() => users.id),
  createdAt: createdAt(),
  undoneAt: instantColumn("undone_at"),
});
