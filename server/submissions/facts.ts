import { and, count, eq, inArray, isNull } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orders, submissionMembers, users } from "#db/schema/index.ts";
import { isPaying } from "#domain/orders/rules.ts";
import { LIVE_STATUSES } from "#domain/orders/status.ts";
import type { SubmissionFacts } from "#domain/submissions/status.ts";

/** What the moves of a submission depend on beyond its status: its accounts and its orders. */
export async function readFacts(db: Reader | Tx, submissionId: string): Promise<SubmissionFacts> {
  const [accounts] = await db
    .select({ count: count() })
    .from(submissionMembers)
    .innerJoin(users, eq(users.id, submissionMembers.userId))
    .where(and(eq(submissionMembers.submissionId, submissionId), isNull(users.disabledAt)));
  const live = await db
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.submissionId, submissionId), inArray(orders.status, LIVE_STATUSES)));
  return {
    hasPartnerAccount: (accounts?.count ?? 0) > 0,
    hasLiveOrder: live.length > 0,
    hasPaidOrder: live.some(({ status }) => isPaying(status)),
  };
}
