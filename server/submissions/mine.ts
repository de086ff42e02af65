import { and, count, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import { hot } from "#db/hot.ts";
import { orders, submissionMembers, submissions } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import { STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { APPLICANT_STATUSES, isOrderingOpen } from "#domain/submissions/status.ts";
import { belongsTo } from "../members/membership.ts";
import { question } from "../call/verb.ts";

/**
 * Newest first: status, stand and a summary of orders. The stand is the requested one, replaced by package and size
 * of the newest stand order that was not cancelled or rejected.
 */
export const mySubmissions = question("submissions.mine", {
  may: ["own.view"],
  async run(ctx) {
    const rows = await readOwn(ctx.db.read).execute({ reader: ctx.actor.id });
    return rows.map(({ submission, part, stand, sums }) => ({
      id: submission.id,
      reference: submission.reference,
      institutionName: submission.institutionName,
      status: publicStatus(submission),
      isWithdrawn: submission.withdrawnAt !== null,
      part,
      /** Whether the public site may name the organisation. */
      mayBeNamed: submission.mayBeNamedSince !== null,
      canOrder: isOrderingOpen(submission.status),
      stand: {
        standType: submission.standType,
        packageId: stand?.packageId ?? null,
        isOrdered: stand !== null,
        orderedStandType: stand?.standType ?? null,
        spaceM2: stand?.sizeM2 ?? submission.spaceM2,
      },
      orders: { count: sums?.count ?? 0, live: sums?.live ?? 0, total: usdFromCents(sums?.cents ?? 0) },
      createdAt: submission.createdAt.toISOString(),
      updatedAt: submission.updatedAt.toISOString(),
    }));
  },
});

const SHOWN = {
  id: submissions.id,
  reference: submissions.reference,
  institutionName: submissions.institutionName,
  status: submissions.status,
  statusBefore: submissions.statusBefore,
  withdrawnAt: submissions.withdrawnAt,
  mayBeNamedSince: submissions.mayBeNamedSince,
  standType: submissions.standType,
  spaceM2: submissions.spaceM2,
  createdAt: submissions.createdAt,
  updatedAt: submissions.updatedAt,
};

const READER = sql.placeholder("reader");
const isLive = inArray(orders.status, LIVE_STATUSES);

/** Counts of sent and of live orders, and the total of the live orders. */
const sums = new QueryBuilder()
  .select({
    submissionId: orders.submissionId,
    count: count().as("sent"),
    live: sql<number>`sum(${isLive})`.as("live"),
    cents: sql<number>`sum(iif(${isLive}, ${orders.totalCents}, 0))`.as("cents"),
  })
  .from(orders)
  .where(and(isNotNull(orders.sentAt), belongsTo(orders.submissionId, READER)))
  .groupBy(orders.submissionId)
  .as("sums");

const stand = alias(orders, "stand");
const newestStand = new QueryBuilder()
  .select({ id: orders.id })
  .from(orders)
  .where(
    and(
      eq(orders.submissionId, submissions.id),
      isNotNull(orders.sentAt),
      isLive,
      inArray(orders.type, STAND_ORDER_TYPES),
    ),
  )
  .orderBy(desc(orders.sentAt), desc(orders.id))
  .limit(1);

const readOwn = hot((db) =>
  db
    .select({
      submission: SHOWN,
      part: submissionMembers.part,
      // The id keeps drizzle from taking empty columns for no order.
      stand: { id: stand.id, packageId: stand.packageId, standType: stand.standType, sizeM2: stand.sizeM2 },
      sums: { count: sums.count, live: sums.live, cents: sums.cents },
    })
    .from(submissions)
    .innerJoin(submissionMembers, eq(submissionMembers.submissionId, submissions.id))
    .leftJoin(stand, eq(stand.id, newestStand))
    .leftJoin(sums, eq(sums.submissionId, submissions.id))
    .where(and(eq(submissionMembers.userId, READER), inArray(submissions.status, APPLICANT_STATUSES)))
    .orderBy(desc(submissions.createdAt), desc(submissions.id))
    .prepare(),
);
