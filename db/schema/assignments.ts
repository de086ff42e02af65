import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ASSIGNMENT_STANDINGS } from "#domain/evaluations/assignment.ts";
import { createdAt } from "../columns.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

/** Which reader marks which submission: by a proposal that was accepted, or set by hand. */
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
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.readerId] }),
    index("assignments_reader").on(table.readerId),
  ],
);
