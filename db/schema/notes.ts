import { index, text } from "drizzle-orm/sqlite-core";
import { createdAt, instantColumn } from "../columns.ts";
import { recordTable } from "../record-table.ts";
import { users } from "./accounts.ts";
import { orders } from "./orders.ts";
import { submissions } from "./submissions.ts";

/** What the team writes to itself about a submission, or about one of its orders; no exhibitor reads any of it. */
export const notes = recordTable(
  "note",
  "notes",
  {
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    /** The order it is about; null for one about the submission itself. */
    orderId: text("order_id").references(() => orders.id, { onDelete: "cascade" }),
    authorId: text("author_id")
      .notNull()
      .references(() => users.id),
    text: text("text").notNull(),
    createdAt: createdAt(),
    /** When its author changed it last; null for an unchanged note. */
    editedAt: instantColumn("edited_at"),
  },
  (table) => [
    index("notes_submission").on(table.submissionId, table.createdAt),
    index("notes_order").on(table.orderId, table.createdAt),
  ],
);
