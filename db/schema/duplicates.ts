import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LIKENESSES, type Likeness } from "#domain/submissions/duplicates.ts";
import { instantColumn, json } from "../columns.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

function submissionId(name = "submission_id") {
  return text(name)
    .notNull()
    .references(() => submissions.id, { onDelete: "cascade" });
}

/** By what a submission is found when another may be of the same organisation, so that not all pairs are compared. */
export const lookUps = sqliteTable(
  "look_ups",
  {
    kind: text("kind", { enum: [...LIKENESSES, "word"] }).notNull(),
    value: text("value").notNull(),
    submissionId: submissionId(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.value, table.submissionId] }),
    index("look_ups_submission").on(table.submissionId),
  ],
);

/** Two submissions that have something in common, the lesser id first, and whether the team said that they differ. */
export const likePairs = sqliteTable(
  "like_pairs",
  {
    firstId: submissionId("first_id"),
    secondId: submissionId("second_id"),
    alike: json<Likeness[]>("alike").notNull(),
    /** What was compared where they are alike: a judgement holds as long as this does. */
    basis: text("basis").notNull(),
    /** Who judged that the two are not the same. */
    toldApartBy: text("told_apart_by").references(() => users.id),
    toldApartAt: instantColumn("told_apart_at"),
  },
  (table) => [
    primaryKey({ columns: [table.firstId, table.secondId] }),
    index("like_pairs_second").on(table.secondId),
  ],
);
