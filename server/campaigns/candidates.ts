import { and, isNotNull, sql } from "drizzle-orm";
import { isNamed } from "#db/every.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders, submissions, users } from "#db/schema/index.ts";
import type { Candidate } from "#domain/campaigns/assess.ts";
import { isAboutOrder, type LetterKind, type LetterOrder, orderFor } from "#domain/campaigns/kinds.ts";
import { isRecentMail } from "#domain/campaigns/recipient-list.ts";
import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { type ApplicantStatus } from "#domain/submissions/status.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { optedOutOf } from "../mail/opt-out.ts";
import { balanceOfRow, TRANSFERRED } from "../orders/payments/balance.ts";
import { DUE, dueOf } from "../orders/payments/due.ts";
import { HAS_REFUSED, LAST_MAIL_AT } from "./last-mail.ts";

/** Somebody whom a letter may be written to, with all that it says of them. */
export type Addressee = Candidate & {
  id: string;
  reference: string;
  company: string;
  name: string;
  locale: Locale;
  /** The status as the applicant sees it. */
  shownStatus: ApplicantStatus;
};

type Asked = { kind: LetterKind; ids: readonly string[] };
type Around = { now: Date; optOutKey: Buffer; settings: Settings };

/** The representatives of these submissions, in the order of the ids; a few hundred at a time. */
export async function readAddressees(
  db: ReadDb | Tx,
  { kind, ids }: Asked,
  { now, optOutKey, settings }: Around,
): Promise<Addressee[]> {
  const rows = await db
    .select({
      id: submissions.id,
      reference: submissions.reference,
      status: submissions.status,
      statusBefore: submissions.statusBefore,
      company: submissions.institutionName,
      name: submissions.representativeName,
      email: submissions.representativeEmail,
      locale: submissions.contactLanguage,
      lastMailAt: LAST_MAIL_AT,
      hasRefused: HAS_REFUSED,
      isClosed: IS_CLOSED,
    })
    .from(submissions)
    .where(isNamed(submissions.id, ids));
  const optedOut = await optedOutOf(
    db,
    optOutKey,
    rows.map(({ email }) => email),
  );
  const ordered = isAboutOrder(kind) ? await readOrders(db, ids, settings) : new Map<string, LetterOrder[]>();
  const found = new Map(
    rows.map(({ lastMailAt, statusBefore, ...row }) => [
      row.id,
      {
        ...row,
        shownStatus: publicStatus({ status: row.status, statusBefore }),
        order: orderFor(kind, ordered.get(row.id) ?? []),
        isOptedOut: optedOut.has(row.email),
        isRecent: isRecentMail(new Date(lastMailAt), now),
      },
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** The account of the representative's address was disabled. */
const IS_CLOSED =
  sql<boolean>`exists (select 1 from ${users} where ${users.email} = submissions.representative_email
  and ${users.disabledAt} is not null)`.mapWith(Boolean);

/** The sent orders of these submissions; what is not agreed on yet is not to be paid. */
async function readOrders(
  db: ReadDb | Tx,
  ids: readonly string[],
  settings: Settings,
): Promise<Map<string, LetterOrder[]>> {
  const rows = await db
    .select({
      id: orders.id,
      submissionId: orders.submissionId,
      reference: orders.reference,
      status: orders.status,
      totalCents: orders.totalCents,
      settledCents: orders.settledCents,
      sentAt: orders.sentAt,
      isAgreed: sql<boolean>`${orders.contentVersion} = ${orders.agreedVersion}`.mapWith(Boolean),
      ...TRANSFERRED,
      ...DUE,
    })
    .from(orders)
    .where(and(isNamed(orders.submissionId, ids), isNotNull(orders.sentAt)));
  const found = new Map<string, LetterOrder[]>();
  for (const { submissionId, isAgreed, reference, sentAt, approvedAt, refusedAt, ...row } of rows) {
    const order = {
      id: row.id,
      reference: reference ?? "",
      status: row.status,
      total: row.totalCents,
      outstanding: isAgreed ? balanceOfRow(row, row).outstanding : 0,
      payBy: dueOf({ approvedAt, refusedAt }, settings),
      sentAt: sentAt?.toISOString() ?? "",
    };
    found.set(submissionId, [...(found.get(submissionId) ?? []), order]);
  }
  return found;
}
