import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isAnyOf, isOnDays } from "#db/filters.ts";
import { isFoundBy } from "#db/full-text.ts";
import { outbox, users } from "#db/schema/index.ts";
import { DECISION_TEMPLATES } from "#domain/mail/decision-letters.ts";
import { mailList } from "#domain/mail/list.ts";
import { MAIL_VERBS, whyNotMail } from "#domain/mail/moves.ts";
import { LETTERS, TEMPLATE_IDS, type TemplateId } from "#domain/mail/letters.ts";
import type { MailTopic } from "#domain/mail/topics.ts";
import { deskList } from "../lists/desk-list.ts";
import { question } from "../call/verb.ts";

const isItsAccount = and(eq(outbox.recordKind, "account"), eq(users.id, outbox.recordId));

const LISTED = {
  id: outbox.id,
  template: outbox.template,
  locale: outbox.locale,
  toEmail: outbox.toEmail,
  toName: outbox.toName,
  subject: outbox.subject,
  lane: outbox.lane,
  status: outbox.status,
  version: outbox.version,
  reason: outbox.reason,
  bounced: outbox.bounced,
  campaignId: outbox.campaignId,
  textDroppedAt: outbox.textDroppedAt,
  attempts: outbox.attempts,
  nextAttemptAt: outbox.nextAttemptAt,
  lastError: outbox.lastError,
  sentAt: outbox.sentAt,
  recordKind: outbox.recordKind,
  recordId: outbox.recordId,
  role: users.role,
  createdAt: outbox.createdAt,
  isSuperseded: isSuperseded(),
};

/** Whether a newer letter of the same submission replaces it: of decisions, at most one letter is sent. */
function isSuperseded() {
  const newer = alias(outbox, "newer");
  const isDecision = inArray(outbox.template, DECISION_TEMPLATES);
  return sql<boolean>`${isDecision} and exists (select 1 from ${outbox} as ${sql.identifier("newer")} where ${and(
    eq(newer.recordKind, outbox.recordKind),
    eq(newer.recordId, outbox.recordId),
    inArray(newer.template, DECISION_TEMPLATES),
    gt(newer.createdAt, outbox.createdAt),
  )})`.mapWith(Boolean);
}

type Row = Pick<typeof outbox.$inferSelect, Exclude<keyof typeof LISTED, "role" | "isSuperseded">> & {
  isSuperseded: boolean;
  role: (typeof users.$inferSelect)["role"] | null;
};

function showMail({
  recordKind,
  recordId,
  role,
  nextAttemptAt,
  sentAt,
  createdAt,
  textDroppedAt,
  ...mail
}: Row) {
  return {
    ...mail,
    topic: LETTERS[mail.template].topic,
    about: aboutOf(recordKind, recordId, role),
    verbs: mail.isSuperseded
      ? []
      : MAIL_VERBS.filter((verb) => whyNotMail(verb, { ...mail, textDroppedAt }) === undefined),
    nextAttemptAt: mail.status === "failed" ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** Links to a page of the desk; for accounts only those of partners. */
function aboutOf(kind: string | null, id: string | null, role: Row["role"]) {
  if (id === null) return null;
  if (kind === "order" || kind === "submission") return { kind, id } as const;
  return kind === "account" && role === "PARTNER" ? ({ kind: "partner", id } as const) : null;
}

const mails = deskList(mailList, {
  id: outbox.id,
  fields: LISTED,
  from: (db, fields) => db.select(fields).from(outbox).leftJoin(users, isItsAccount),
  countedIn: outbox,
  sorted: { created: outbox.createdAt },
  counted: { statuses: outbox.status },
  where: ({ search, filters: { topics, lanes, campaign, languages, writtenFrom, writtenTo } }, { zone }) =>
    and(
      isFoundBy(outbox.searchRow, "mail_search", search),
      topics.length > 0 ? isAnyOf(outbox.template, templatesOf(topics)) : undefined,
      isAnyOf(outbox.lane, lanes),
      campaign === undefined ? undefined : eq(outbox.campaignId, campaign),
      isAnyOf(outbox.locale, languages),
      isOnDays(outbox.createdAt, { from: writtenFrom, to: writtenTo }, zone),
    ),
  keeps: { tables: [outbox] },
  show: showMail,
});

function templatesOf(topics: readonly MailTopic[]): TemplateId[] {
  return TEMPLATE_IDS.filter((id) => topics.includes(LETTERS[id].topic));
}

/** The list of messages, without texts, passwords or codes. */
export const listMails = question("mails.list", {
  may: ["mails.manage"],
  input: mailList.input,
  sample: {},
  run: mails.page,
});

export const { every: everyMail, named: readMails } = mails;
