import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FirstMarks } from "#domain/evaluations/first-marks.ts";
import { PLANNED_DECISIONS } from "#domain/decisions/plan.ts";
import { DECISIONS, type Criterion } from "#domain/evaluations/schema.ts";
import { createdAt, flag, instantColumn, json, prose, updatedAt, versionColumn } from "../columns.ts";
import { recordTable } from "../record-table.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

function submissionId() {
  return text("submission_id")
    .notNull()
    .references(() => submissions.id, { onDelete: "cascade" });
}

function readerId(name = "reader_id") {
  return text(name)
    .notNull()
    .references(() => users.id);
}

/** One per submission and evaluator; five criteria from 0 to 5, null while not judged. */
export const evaluations = recordTable(
  "evaluation",
  "evaluations",
  {
    submissionId: submissionId(),
    evaluatorId: readerId("evaluator_id"),
    theme: integer("theme"),
    innovation: integer("innovation"),
    sustainability: integer("sustainability"),
    feasibility: integer("feasibility"),
    publicInterest: integer("public_interest"),
    cannotJudge: json<Criterion[]>("cannot_judge").notNull().default([]),
    decision: text("decision", { enum: DECISIONS }).notNull().default("PENDING"),
    comment: prose("comment"),
    /** What the marks come to by the weights in force, in hundredths of a mark; null while nothing counts. */
    average: integer("average"),
    /** When every criterion had its mark for the first time; begun, and shown to nobody else, until then. */
    givenAt: instantColumn("given_at"),
    /** When its evaluator last saved it: what changed in the submission since was not judged. */
    judgedAt: instantColumn("judged_at"),
    abstainedAt: instantColumn("abstained_at"),
    abstainedBecause: prose("abstained_because"),
    /** When a conflict of interest took them out of the averages. */
    setAsideAt: instantColumn("set_aside_at"),
    /** What was given at first, once it was changed. */
    firstMarks: json<FirstMarks>("first_marks"),
    /** When its evaluator changed it while others' marks were there to be seen. */
    changedKnowingAt: instantColumn("changed_knowing_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("evaluations_one_each").on(table.submissionId, table.evaluatorId),
    index("evaluations_evaluator").on(table.evaluatorId),
    // The orders of the list, so that a page of it is walked and not sorted.
    index("evaluations_changed").on(table.updatedAt, table.id),
    index("evaluations_average").on(table.average, table.id),
  ],
);

/** Evaluators who looked at the marks of a submission without giving any. */
export const openedMarks = sqliteTable(
  "opened_marks",
  { submissionId: submissionId(), readerId: readerId(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.readerId] }),
    index("opened_marks_reader").on(table.readerId),
  ],
);

/** Conflicts of interest, each settled once: declared, or a suspicion that was a false alarm and stays one. */
export const evaluationConflicts = sqliteTable(
  "evaluation_conflicts",
  {
    submissionId: submissionId(),
    readerId: readerId(),
    isDeclared: flag("is_declared"),
    reason: prose("reason"),
    settledBy: readerId("settled_by"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.readerId] }),
    index("evaluation_conflicts_reader").on(table.readerId),
  ],
);

/**
 * Decisions that the team plans. Nobody outside sees them, and the submission is not moved, until they are released.
 */
export const plannedDecisions = sqliteTable("planned_decisions", {
  submissionId: text("submission_id")
    .primaryKey()
    .references(() => submissions.id, { onDelete: "cascade" }),
  decision: text("decision", { enum: PLANNED_DECISIONS }).notNull(),
  /** A note for the applicant, at the end of the letter. */
  note: prose("note"),
  plannedBy: readerId("planned_by"),
  createdAt: createdAt(),
});

/** What the letters of a decision say beside their own words, in both languages. */
export const decisionTexts = sqliteTable("decision_texts", {
  decision: text("decision", { enum: PLANNED_DECISIONS }).primaryKey(),
  pt: prose("text_pt"),
  en: prose("text_en"),
  updatedAt: updatedAt(),
  version: versionColumn(),
});
