import { and, count as rows, eq, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import { everyOf, isNamed, type Moment } from "#db/every.ts";
import { isAnyOf } from "#db/filters.ts";
import { isFoundBy } from "#db/full-text.ts";
import { readPageBy, type Slice, type SortKey } from "#db/page.ts";
import { outbox, users } from "#db/schema/index.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import { mailList } from "#domain/mail/list.ts";
import { whyNotRetry } from "#domain/mail/retry.ts";
import { TEMPLATE_IDS } from "#domain/mail/templates.ts";
import { type MailTopic, TOPIC_OF } from "#domain/mail/topics.ts";
import { dayBounds } from "#domain/wall-time.ts";
import type { Ctx } from "../context.ts";
import { readMoment } from "../event/moment.ts";
import { question } from "../verb.ts";

type Asked = AskedOf<typeof mailList>;
type Question = Pick<Asked, "search" | "filters" | "sort">;

/**
 * A page of the outbox: what was written to whom, and whether it left, with why not. Neither its text nor a password or
 * code is in it. The statuses are counted under the search and the other filters.
 */
export const listMails = question("mails.list", {
  may: ["mails.manage"],
  input: mailList.input,
  sample: {},
  async run(ctx, asked) {
    const { statuses } = mailList.filters;
    const moment = await readMoment(ctx);
    const counts = tally(statuses, await countByStatus(ctx, asked, moment));
    const total = sumChosen(statuses, counts, asked.filters.statuses);
    const page = await readPageBy(asked, sortKeyOf(asked), total, ({ place, orderBy, limit, ...slice }) =>
      ctx.db.read
        .select({ mail: LISTED, place })
        .from(outbox)
        .leftJoin(users, isItsAccount)
        .where(isListed(asked, slice, moment))
        .orderBy(...orderBy)
        .limit(limit),
    );
    return { ...page, items: page.items.map(({ mail }) => showMail(mail)), counts: { statuses: counts } };
  },
});

const isItsAccount = and(eq(outbox.recordKind, "account"), eq(users.id, outbox.recordId));

const LISTED = {
  id: outbox.id,
  template: outbox.template,
  locale: outbox.locale,
  toEmail: outbox.toEmail,
  toName: outbox.toName,
  subject: outbox.subject,
  status: outbox.status,
  attempts: outbox.attempts,
  nextAttemptAt: outbox.nextAttemptAt,
  lastError: outbox.lastError,
  sentAt: outbox.sentAt,
  recordKind: outbox.recordKind,
  recordId: outbox.recordId,
  role: users.role,
  createdAt: outbox.createdAt,
};

type Row = Pick<typeof outbox.$inferSelect, Exclude<keyof typeof LISTED, "role">> & {
  role: (typeof users.$inferSelect)["role"] | null;
};

function showMail({ recordKind, recordId, role, nextAttemptAt, sentAt, createdAt, ...mail }: Row) {
  return {
    ...mail,
    topic: TOPIC_OF[mail.template] as MailTopic,
    about: aboutOf(recordKind, recordId, role),
    canRetry: whyNotRetry(mail) === undefined,
    /** When it is tried again by itself. */
    nextAttemptAt: mail.status === "failed" ? nextAttemptAt.toISOString() : null,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** The record that has a page at the desk; of accounts those of partners. */
function aboutOf(kind: string | null, id: string | null, role: Row["role"]) {
  if (id === null) return null;
  if (kind === "order" || kind === "submission") return { kind, id } as const;
  return kind === "account" && role === "PARTNER" ? ({ kind: "partner", id } as const) : null;
}

export type ListedMail = ReturnType<typeof showMail>;

/** Messages of these ids, for files of the list. */
export async function readMails(ctx: Ctx, ids: readonly string[]): Promise<ListedMail[]> {
  const found = await ctx.db.read
    .select(LISTED)
    .from(outbox)
    .leftJoin(users, isItsAccount)
    .where(isNamed(outbox.id, ids));
  return found.map(showMail);
}

function sortKeyOf({ search }: Question): SortKey {
  return { value: outbox.createdAt, tie: outbox.id, isFound: search !== "" };
}

/** The whole list, for files of it. A message has no version. */
export const everyMail = everyOf(mailList, {
  key: sortKeyOf,
  find: (db, question, slice, ids, moment) =>
    db
      .select({ id: outbox.id, version: sql<number>`1`, place: slice.place })
      .from(outbox)
      .where(ids ? and(isNamed(outbox.id, ids), slice.where) : isListed(question, slice, moment))
      .orderBy(...slice.orderBy)
      .limit(slice.limit),
});

function isListed(question: Question, { where }: Pick<Slice, "where">, moment: Moment): SQL | undefined {
  return and(isMeant(question, moment), isAnyOf(outbox.status, question.filters.statuses), where);
}

function isMeant({ search, filters }: Question, { zone }: Moment): SQL | undefined {
  const { topics, languages, writtenFrom, writtenTo } = filters;
  return and(
    isFoundBy(outbox.searchRow, "mail_search", search),
    topics.length > 0
      ? inArray(
          outbox.template,
          TEMPLATE_IDS.filter((id) => topics.includes(TOPIC_OF[id])),
        )
      : undefined,
    isAnyOf(outbox.locale, languages),
    writtenFrom ? gte(outbox.createdAt, dayBounds(writtenFrom, zone).begins) : undefined,
    writtenTo ? lt(outbox.createdAt, dayBounds(writtenTo, zone).ends) : undefined,
  );
}

function countByStatus(ctx: Ctx, asked: Question, moment: Moment) {
  return ctx.db.read
    .select({ value: outbox.status, count: rows() })
    .from(outbox)
    .where(isMeant(asked, moment))
    .groupBy(outbox.status);
}
