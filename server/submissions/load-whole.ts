import { and, asc, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { hotRecord } from "#db/records.ts";
import { history, orders, submissionMembers, submissions } from "#db/schema/index.ts";
import { ACCESS_DEEDS } from "#domain/partners/access-deeds.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { isBackedFor } from "../sight/backing.ts";
import { historyReader } from "../history/read.ts";
import { FACTS } from "../members/facts.ts";

const SHOWN_ORDERS = 20;

const ID = sql.placeholder("id");
const READER = sql.placeholder("reader");

/** Loads a submission in one query, for staff. */
export async function loadWholeSubmission({ db, actor }: SignedInCtx, id: string) {
  const found = await readWhole(db).execute({ id, reader: actor.id });
  if (!found) throw refuse("notFound", { record: "submission" });
  return found;
}

export type Whole = Awaited<ReturnType<typeof loadWholeSubmission>>;

const ACCOUNT = { columns: { id: true, name: true, email: true, firstLogin: true } } as const;
const ORIGINAL = { columns: { id: true, reference: true, institutionName: true } } as const;
const SHOWN_OF_ORDER = {
  id: true,
  reference: true,
  status: true,
  type: true,
  totalCents: true,
  isStructurePriced: true,
  unpricedLines: true,
  sentAt: true,
} as const;

const isSent = isNotNull(orders.sentAt);
const sentOrders = new QueryBuilder()
  .select({ count: count() })
  .from(orders)
  .where(and(eq(orders.submissionId, submissions.id), isSent));

const readWhole = hotRecord((records) =>
  records.submissions
    .findFirst({
      where: eq(submissions.id, ID),
      extras: {
        hasPartnerAccount: FACTS.hasPartnerAccount.as("has_partner_account"),
        hasLiveOrder: FACTS.hasLiveOrder.as("has_live_order"),
        hasPaidOrder: FACTS.hasPaidOrder.as("has_paid_order"),
        orderCount: sql<number>`(${sentOrders})`.as("order_count"),
        isBacked: sql<number | null>`${isBackedFor(READER, submissions.id)}`.as("is_backed"),
      },
      with: {
        original: ORIGINAL,
        members: {
          columns: { part: true },
          with: { account: ACCOUNT },
          // The owner comes first.
          orderBy: [
            desc(submissionMembers.part),
            asc(submissionMembers.createdAt),
            asc(submissionMembers.userId),
          ],
        },
        orders: {
          columns: SHOWN_OF_ORDER,
          where: isSent,
          orderBy: [desc(orders.sentAt), desc(orders.id)],
          limit: SHOWN_ORDERS,
        },
      },
    })
    .prepare(),
);

/** The submission's history, including actions on its accounts. */
export const readSubmissionHistory = historyReader(
  { record: "submission", where: eq(history.recordId, ID) },
  {
    record: "account",
    where: and(eq(history.submissionId, ID), inArray(history.action, [...ACCESS_DEEDS])),
  },
);
