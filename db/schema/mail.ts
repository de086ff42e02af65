import { blob, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BulkSelection } from "#domain/bulk/selection.ts";
import { LETTER_KINDS } from "#domain/campaigns/kinds.ts";
import type { CampaignTally } from "#domain/campaigns/watch.ts";
import { CAMPAIGN_STATUSES } from "#domain/campaigns/status.ts";
import { LOCALES } from "#domain/locales.ts";
import { TEMPLATE_IDS } from "#domain/mail/letters.ts";
import { OUTBOX_STATUSES } from "#domain/mail/statuses.ts";
import { LANES } from "#domain/mail/topics.ts";
import type { Reason } from "#domain/refusal.ts";
import { createdAt, flag, instantColumn, json, prose, searchRow } from "../columns.ts";
import { recordTable } from "../record-table.ts";

/** A message written in the transaction of the verb that caused it, delivered later by the worker. */
export const outbox = recordTable(
  "mail",
  "outbox",
  {
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
    lane: text("lane", { enum: LANES }).notNull().default("ordinary"),
    status: text("status", { enum: OUTBOX_STATUSES }).notNull(),
    /** Why the message was skipped. */
    reason: json<Reason>("reason"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: instantColumn("next_attempt_at").notNull(),
    leasedUntil: instantColumn("leased_until"),
    lastError: prose("last_error"),
    /** The server refused its address for good. */
    bounced: flag("bounced"),
    sentAt: instantColumn("sent_at"),
    /** When its text was dropped, and only the line of the log stayed. */
    textDroppedAt: instantColumn("text_dropped_at"),
    recordKind: text("record_kind"),
    recordId: text("record_id"),
    campaignId: text("campaign_id"),
    /** The run that wrote the message. */
    runId: text("run_id"),
    /** Taken back while it was on its way: a try that fails is the last one, and leaves nothing. */
    takenBack: flag("taken_back"),
    /** Of a decision: the version of the team's text that it was made with, and when somebody wrote in it by hand. */
    textVersion: integer("text_version"),
    editedAt: instantColumn("edited_at"),
    /** The message's row number in the full-text index. */
    searchRow: integer("search_row"),
    createdAt: createdAt(),
  },
  (table) => [
    index("outbox_due").on(table.status, table.lane, table.nextAttemptAt),
    index("outbox_record").on(table.recordKind, table.recordId),
    index("outbox_run").on(table.runId),
    index("outbox_campaign").on(table.campaignId, table.status, table.nextAttemptAt),
    index("outbox_to").on(table.toEmail, table.createdAt),
    index("outbox_created").on(table.createdAt),
    index("outbox_found").on(table.searchRow),
  ],
);

/**
 * Subject, HTML and text of a message as they left, passwords, codes and secret links hidden. Packed beside what all
 * letters of its kind share, so that a campaign's costs a few hundred bytes for each recipient.
 */
export const sentTexts = sqliteTable(
  "sent_texts",
  {
    mailId: text("mail_id")
      .primaryKey()
      .references(() => outbox.id, { onDelete: "cascade" }),
    sharedId: text("shared_id")
      .notNull()
      .references(() => sharedTexts.id),
    packed: blob("packed", { mode: "buffer" }).notNull(),
  },
  (table) => [index("sent_texts_shared").on(table.sharedId)],
);

/** Of a campaign its words, else the frame of all letters; nothing of any recipient. */
export const sharedTexts = sqliteTable("shared_texts", {
  /** Derived from the text's content. */
  id: text("id").primaryKey(),
  packed: blob("packed", { mode: "buffer" }).notNull(),
});

/**
 * A letter of the team to many; its recipients are rows of the outbox that name it, which are counted, not stored here.
 * Text and choice are frozen by the press that begins it.
 */
export const campaigns = recordTable(
  "campaign",
  "campaigns",
  {
    type: text("type", { enum: LETTER_KINDS }).notNull(),
    status: text("status", { enum: CAMPAIGN_STATUSES }).notNull().default("draft"),
    /** Why it stopped by itself, or as a planned one did not begin. */
    pausedBecause: json<Reason>("paused_because"),
    subjectPt: prose("subject_pt"),
    subjectEn: prose("subject_en"),
    messagePt: prose("message_pt"),
    messageEn: prose("message_en"),
    detailsPt: prose("details_pt"),
    detailsEn: prose("details_en"),
    /** How its mail server has answered since it last began or went on. */
    tally: json<CampaignTally>("tally"),
    /** The filter that chose the recipients. */
    filter: json<BulkSelection>("filter"),
    /** Whether each submission gets a letter, instead of each address. */
    eachSubmission: flag("each_submission"),
    /** Leaves out who had an e-mail in the last 24 hours. */
    sparesRecent: flag("spares_recent"),
    /** How many recipients were counted when the campaign was sent. */
    recipients: integer("recipients").notNull().default(0),
    /** The campaign's row number in the full-text index. */
    searchRow: searchRow(),
    createdBy: text("created_by").notNull(),
    createdAt: createdAt(),
    /** When it is to begin, or began, by itself. */
    plannedFor: instantColumn("planned_for"),
    startedAt: instantColumn("started_at"),
    finishedAt: instantColumn("finished_at"),
    updatedAt: instantColumn("updated_at"),
  },
  (table) => [index("campaigns_created").on(table.createdAt), index("campaigns_found").on(table.searchRow)],
);

/** Addresses whose reader wants no campaigns, as keyed hashes that survive an erasure. */
export const mailOptOuts = sqliteTable("mail_opt_outs", {
  /** Hash of the trimmed address in lower case, by a key of `kept_keys`. */
  hash: text("hash").primaryKey(),
  /** The campaign whose letter held the opt-out link. */
  campaignId: text("campaign_id"),
  createdAt: createdAt(),
});
