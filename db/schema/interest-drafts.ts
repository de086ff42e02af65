import { index, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/locales.ts";
import type { KeptAnswers } from "#domain/submissions/kept-answers.ts";
import { createdAt, instantColumn, json, updatedAt } from "../columns.ts";
import { recordTable } from "../record-table.ts";

/** Unfinished expressions of interest, stored for applicants who requested a link to continue later. */
export const interestDrafts = recordTable(
  "interestDraft",
  "interest_drafts",
  {
    email: text("email").notNull(),
    language: text("language", { enum: LOCALES }).notNull(),
    answers: json<KeptAnswers>("answers").notNull(),
    /** When it was first saved by the mailed link, which proves the address. */
    provenAt: instantColumn("proven_at"),
    expiresAt: instantColumn("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("interest_drafts_email").on(table.email, table.updatedAt),
    index("interest_drafts_expires").on(table.expiresAt),
  ],
);
