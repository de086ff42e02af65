import { and, type SQL, sql } from "drizzle-orm";
import type { Moment } from "#db/every.ts";
import { isFoundBy } from "#db/full-text.ts";
import { submissions } from "#db/schema/index.ts";
import { isRecentMail, recipientList, type RecipientMark } from "#domain/campaigns/recipient-list.ts";
import type { FilterValues } from "#domain/lists/filter.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { deskList } from "../lists/desk-list.ts";
import { optedOutOf } from "../mail/opt-out.ts";
import { TRANSFERRED } from "../orders/payments/balance.ts";
import { isSubmissionOf } from "../submissions/narrow.ts";
import { question } from "../call/verb.ts";
import { HAS_REFUSED, LAST_MAIL, LAST_MAIL_AT, readLastMail } from "./last-mail.ts";

const LISTED = {
  id: submissions.id,
  reference: submissions.reference,
  company: submissions.institutionName,
  representative: submissions.representativeName,
  email: submissions.representativeEmail,
  locale: submissions.contactLanguage,
  status: submissions.status,
  lastMail: LAST_MAIL,
  hasRefused: HAS_REFUSED,
};

const listed = deskList(recipientList, {
  id: submissions.id,
  version: submissions.version,
  tie: submissions.reference,
  fields: LISTED,
  from: (db, fields) => db.select(fields).from(submissions),
  sorted: { company: submissions.institutionSort, lastMail: LAST_MAIL_AT, created: submissions.createdAt },
  counted: { statuses: submissions.status },
  where: ({ search, filters }, moment) =>
    and(isFoundBy(submissions.searchRow, "submission_search", search), isRecipientOf(filters, moment)),
  show({ lastMail, hasRefused, ...row }, { now }) {
    const last = readLastMail(lastMail);
    const isKept = last?.status === "kept";
    const marks: RecipientMark[] = hasRefused ? ["refused"] : [];
    if (last && !isKept && isRecentMail(new Date(last.at), now)) marks.push("recent");
    return {
      ...row,
      lastMail: last && {
        at: new Date(last.at).toISOString(),
        subject: last.subject,
        isKept,
        campaignId: last.campaignId,
      },
      marks,
    };
  },
});

type Filters = FilterValues<typeof recipientList.filters>;

function isRecipientOf({ mailed, orders, addresses, ...filters }: Filters, moment: Moment): SQL | undefined {
  return and(
    isSubmissionOf(filters, moment),
    isAny(mailed, (one) => MAILED[one](moment.now)),
    isAny(orders, (one) => ORDERS[one]),
    isAny(addresses, (one) => (one === "refused" ? sql`${HAS_REFUSED}` : sql`not ${HAS_REFUSED}`)),
  );
}

function isAny<Value>(values: readonly Value[], of: (value: Value) => SQL): SQL | undefined {
  return values.length === 0 ? undefined : sql`(${sql.join(values.map(of), sql` or `)})`;
}

const MAILED = {
  never: () => sql`${LAST_MAIL_AT} = 0`,
  day: (now: Date) => sql`${LAST_MAIL_AT} > ${now.getTime() - DAY_MS}`,
  before: (now: Date) => sql`${LAST_MAIL_AT} between 1 and ${now.getTime() - DAY_MS}`,
};

const itsOrders = sql`select 1 from orders where orders.submission_id = submissions.id and orders.sent_at is not null`;
const ORDERS = {
  toPay: sql`exists (${itsOrders} and orders.status = 'APPROVED' and orders.content_version = orders.agreed_version
    and orders.total_cents - orders.settled_cents - ${TRANSFERRED.accepted} - ${TRANSFERRED.handedIn} > 0)`,
  with: sql`exists (${itsOrders})`,
  without: sql`not exists (${itsOrders})`,
};

type Shown = Awaited<ReturnType<typeof listed.named>>;

/** An opt-out is stored as a hash alone, so it is looked up only for the rows that are shown. */
async function withOptOuts({ db, portal }: SignedInCtx, rows: Shown): Promise<Shown> {
  const gone = await optedOutOf(
    db.read,
    portal.optOutKey,
    rows.map(({ email }) => email),
  );
  return rows.map((row) =>
    gone.has(row.email) ? { ...row, marks: [...row.marks, "optedOut" as const] } : row,
  );
}

/** EML-01, EML-02: the representatives of submissions, with the last e-mail to each. */
export const listRecipients = question("campaigns.recipients", {
  may: ["mails.manage"],
  input: recipientList.input,
  sample: {},
  async run(ctx, asked) {
    const page = await listed.page(ctx, asked);
    return { ...page, items: await withOptOuts(ctx, page.items) };
  },
});

export const everyRecipient = listed.every;

/** Reads recipients by id, for files of the list. */
export async function readRecipients(ctx: SignedInCtx, ids: readonly string[]) {
  return withOptOuts(ctx, await listed.named(ctx, ids));
}
