import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { orders, submissionMembers, submissions } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import { isLive } from "#domain/orders/rules.ts";
import { isStandOrder } from "#domain/orders/type.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { APPLICANT_STATUSES, isOrderingOpen } from "#domain/submissions/status.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";

type OrderRow = typeof orders.$inferSelect;

/**
 * The exhibitor's own submissions, newest first: status, stand and a summary of the orders. The stand is what the
 * submission asked for, replaced by package and size of the newest stand order that was not cancelled or rejected.
 */
export const mySubmissions = question("submissions.mine", {
  may: ["own.view"],
  async run(ctx) {
    const rows = await ctx.db.read
      .select({ submission: submissions, part: submissionMembers.part })
      .from(submissions)
      .innerJoin(submissionMembers, eq(submissionMembers.submissionId, submissions.id))
      .where(and(eq(submissionMembers.userId, ctx.actor.id), inArray(submissions.status, APPLICANT_STATUSES)))
      .orderBy(desc(submissions.createdAt), desc(submissions.id));
    const sent = await readSentOrders(
      ctx,
      rows.map(({ submission }) => submission.id),
    );
    return rows.map(({ submission, part }) => {
      const own = sent.filter((order) => order.submissionId === submission.id);
      return {
        id: submission.id,
        reference: submission.reference,
        institutionName: submission.institutionName,
        status: publicStatus(submission),
        isWithdrawn: submission.withdrawnAt !== null,
        part,
        canOrder: isOrderingOpen(submission.status),
        stand: standOf(submission, own),
        orders: summarise(own),
        createdAt: submission.createdAt.toISOString(),
        updatedAt: submission.updatedAt.toISOString(),
      };
    });
  },
});

async function readSentOrders(ctx: Ctx, submissionIds: string[]): Promise<OrderRow[]> {
  if (submissionIds.length === 0) return [];
  return ctx.db.read
    .select()
    .from(orders)
    .where(and(inArray(orders.submissionId, submissionIds), isNotNull(orders.sentAt)))
    .orderBy(desc(orders.sentAt), desc(orders.id));
}

function standOf(submission: typeof submissions.$inferSelect, own: OrderRow[]) {
  const order = own.find(({ type, status }) => isStandOrder(type) && isLive(status));
  return {
    standType: submission.standType,
    packageId: order?.packageId ?? null,
    isOrdered: order !== undefined,
    orderedStandType: order?.standType ?? null,
    spaceM2: order?.sizeM2 ?? submission.spaceM2,
  };
}

function summarise(own: OrderRow[]) {
  const live = own.filter(({ status }) => isLive(status));
  return {
    count: own.length,
    live: live.length,
    total: usdFromCents(live.reduce((sum, order) => sum + order.totalCents, 0)),
  };
}
