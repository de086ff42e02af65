import { sql } from "drizzle-orm";
import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/locales.ts";
import { createdAt, idColumn, instantColumn } from "../columns.ts";
import { users } from "./accounts.ts";
import { submissions } from "./submissions.ts";

/** A colleague invited by mail to a submission. `tokenHash` is the SHA-256 of the link's secret. */
export const invitations = sqliteTable(
  "invitations",
  {
    id: idColumn(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => submissions.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    language: text("language", { enum: LOCALES }).notNull(),
    tokenHash: text("token_hash").notNull().unique(),
    invitedBy: text("invited_by")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: instantColumn("expires_at").notNull(),
    acceptedAt: instantColumn("accepted_at"),
    /** Withdrawn, or replaced by a newer one to the same address. */
    revokedAt: instantColumn("revoked_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index("invitations_submission").on(table.submissionId, table.createdAt),
    uniqueIndex("invitations_open")
      .on(table.submissionId, table.email)
      .where(sql`accepted_at is null and revoked_at is null`),
  ],
);
