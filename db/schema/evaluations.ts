import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DECISIONS } from "#domain/evaluations/schema.ts";
import { createdAt, id, prose, updatedAt, version } from "../columns.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

/** One per submission and evaluator; five criteria from 0 to 5, null while not judged. */
export const evaluations = sqliteTable(
  "evaluations",
  {
    id: id(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    evaluatorId: text("evaluator_id")
      .notNull()
      .references(() => users.id),
    theme: integer("theme"),
    innovation: integer("innovation"),
    sustainability: integer("sustainability"),
    feasibility: integer("feasibility"),
    publicInterest: integer("public_interest"),
    decision: text("decision", { enum: DECISIONS }).notNull().default("PENDING"),
    comment: prose("comment"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [uniqueIndex("evaluations_one_each").on(table.submissionId, table.evaluatorId)],
);
