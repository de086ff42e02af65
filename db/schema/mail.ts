import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LOCALES } from "#domain/locales.ts";
import { OUTBOX_STATUSES, TEMPLATE_IDS } from "#domain/mail/templates.ts";
import { createdAt, flag, idColumn, instantColumn, json, prose, versionColumn } from "../columns.ts";

/** A message written in the transaction of the verb that caused it, delivered later by the worker. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: idColumn(),
    /** Fixed per row, so that a repeat after a crash can be recognised. */
    messageId: text("message_id").notNull().unique(),
    template: text("template", { enum: TEMPLATE_IDS }).notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    toEmail: text("to_email").notNull(),
    toName: prose("to_name"),
    subject: prose("subject"),
    params: json<Record<string, unknown>>("params").notNull(),
    /** Passwords and codes, encrypted with SECRET and erased once the message left. */
    sealed: text("sealed"),
    status: text("status", { enum: OUTBOX_STATUSES }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instantColumn("next_attempt_at").notNull(),
    leasedUntil: instantColumn("leased_until"),
    lastError: prose("last_error"),
    sentAt: instantColumn("sent_at"),
    recordKind: text("record_kind"),
    recordId: text("record_id"),
    campaignId: text("campaign_id"),
    /** The run that wrote it. */
    runId: text("run_id"),
    /** Taken back while it was on its way: a try that fails is the last one, and leaves nothing. */
    takenBack: flag("taken_back"),
    /** Of a decision: the version of the team's text that it was made with, and when somebody wrote in it by hand. */
    textVersion: integer("text_version"),
    editedAt: instantColumn("edited_at"),
    /** Of a draft: counts what was changed in it by hand or made again. */
    version: versionColumn(),
    /** Its number in the full-text index. */
    searchRow: integer("search_row"),
    createdAt: createdAt(),
  },
  (table) => [
    index("outbox_due").on(table.status, table.nextAttemptAt),
    index("outbox_record").on(table.recordKind, table.recordId),
    index("outbox_run").on(table.runId),
    index("outbox_campaign").on(table.campaignId),
    index("outbox_created").on(table.createdAt),
    index("outbox_found").on(table.searchRow),
  ],
);

export const campaigns = sqliteTable("campaigns", {
  id: idColumn(),
  type: text("type").notNull(),
  subjectPt: prose("subject_pt"),
  subjectEn: prose("subject_en"),
  messagePt: prose("message_pt"),
  messageEn: prose("message_en"),
  customDetails: prose("custom_details"),
  recipients: integer("recipients").notNull(),
  stoppedAt: instantColumn("stopped_at"),
  createdBy: text("created_by").notNull(),
  createdAt: createdAt(),
});
