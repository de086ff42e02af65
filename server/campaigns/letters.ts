import { and, eq, sql } from "drizzle-orm";
import { isFoundBy } from "#db/full-text.ts";
import { outbox, submissions } from "#db/schema/index.ts";
import { letterList } from "#domain/campaigns/letter-list.ts";
import { deskList } from "../lists/desk-list.ts";
import { question } from "../call/verb.ts";
import { STATE_OF } from "./load.ts";

const LISTED = {
  id: outbox.id,
  toName: outbox.toName,
  toEmail: outbox.toEmail,
  locale: outbox.locale,
  status: outbox.status,
  reason: outbox.reason,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  nextAttemptAt: outbox.nextAttemptAt,
  sentAt: outbox.sentAt,
  submissionId: outbox.recordId,
  company: sql<string>`coalesce(${submissions.institutionName}, '')`,
  reference: sql<string>`coalesce(${submissions.reference}, '')`,
};

const listed = deskList(letterList, {
  id: outbox.id,
  version: outbox.version,
  fields: LISTED,
  from: (db, fields) =>
    db.select(fields).from(outbox).leftJoin(submissions, eq(submissions.id, outbox.recordId)),
  countedIn: outbox,
  of: eq(outbox.lane, "campaign"),
  sorted: { written: outbox.id },
  counted: {
    states: sql`case ${outbox.status} when 'sent' then 'sent' when 'kept' then 'kept' when 'dead' then 'failed'
      when 'skipped' then 'skipped' else 'waiting' end`,
  },
  where: ({ search, filters: { campaign } }) =>
    and(eq(outbox.campaignId, campaign ?? ""), isFoundBy(outbox.searchRow, "mail_search", search)),
  show: ({ sentAt, nextAttemptAt, status, ...row }) => ({
    ...row,
    status,
    state: STATE_OF[status],
    hasFailed: status === "dead" || status === "failed",
    /** When a message that was refused for now is retried. */
    againAt: status === "failed" ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
  }),
});

/** The list of a campaign's recipients and their letters, with the words of the mail server. */
export const listLetters = question("campaigns.letters", {
  may: ["mails.manage"],
  input: letterList.input,
  sample: ({ campaign }) => ({ filters: { campaign } }),
  run: listed.page,
});

export const { every: everyLetter, named: readLetters } = listed;
