import { and, count, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, orderRequests, orders, payments, submissions } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { WISHED_STATUSES } from "#domain/requests/rules.ts";
import { OPEN_TO_ITEMS } from "#domain/orders/moves/rules.ts";
import { keptQuestion } from "../call/kept-question.ts";
import { readOddlyPaid, revenueOf, withAccepted } from "../orders/payments/accepted-parts.ts";
import { ORDER_SUMS } from "../orders/record/sums.ts";
import { isWaitingOf } from "../orders/requests/waiting.ts";
import { isTurnOf, TURN } from "../orders/moves/turn.ts";
import { nextTurn } from "../platform/turns.ts";

/**
 * The staff dashboard: how many orders are pending, approved, rejected and paid (ADM-01), what was
 * accepted by space, structure and extra in dollars (ADM-02), and what waits for the team. Drafts count nowhere.
 */
export const readStats = keptQuestion("dashboard.stats", {
  may: ["dashboard.view"],
  tables: [orders, submissions, orderRequests, payments, contracts],
  async run(db) {
    const groups = await readOrders(db);
    const { submissions: pending, wishes, oldestWish, customServices } = await readWaiting(db);
    const number = (status: OrderStatus) => groups.find((group) => group.status === status)?.count ?? 0;
    await nextTurn();
    const revenue = revenueOf(groups);
    return {
      orders: {
        pending: number("PENDING"),
        approved: number("APPROVED"),
        rejected: number("REJECTED"),
        paid: number("PAID"),
      },
      revenue: {
        space: usdFromCents(revenue.space),
        structure: usdFromCents(revenue.structure),
        extra: usdFromCents(revenue.extra),
        /** Paid too much, or for orders that do not live any more. */
        credit: usdFromCents(revenue.credit),
        total: usdFromCents(revenue.total),
      },
      waiting: {
        submissions: pending,
        ...(await countTurns(db)),
        /** Wishes to change an order that have no answer yet, and the order whose wish waits the longest. */
        wishes,
        oldestWish,
        /** What has no price yet and is priced by hand: custom lines, and structures of custom stands (SVC-01). */
        customServices,
      },
    };
  },
});

/** The orders by status, with the accepted amount. */
async function readOrders(db: ReadDb | Tx) {
  const isSent = isNotNull(orders.sentAt);
  const rows = await db
    .select({ status: orders.status, ...ORDER_SUMS })
    .from(orders)
    .where(isSent)
    .groupBy(orders.status);
  const odd = await readOddlyPaid(db, isSent);
  return withAccepted(rows, odd, (order, group) => group.status === order.status);
}

/** The orders whose next step is the team's, and of these those whose payment confirmation is to be checked. */
async function countTurns(db: ReadDb | Tx): Promise<{ orders: number; payments: number }> {
  const [row] = await db
    .select({ orders: count(), payments: sql<number>`count(iif(${eq(TURN, "payment")}, 1, null))` })
    .from(orders)
    .where(and(isNotNull(orders.sentAt), isTurnOf(["team"])));
  return row ?? { orders: 0, payments: 0 };
}

/** The submissions that nobody has begun, and the wishes of exhibitors to change an order. */
async function readWaiting(db: ReadDb | Tx) {
  const unpriced = db
    .select({
      count: sql`coalesce(sum(${orders.unpricedLines} + (${orders.isStructurePriced} = 0)), 0)`,
    })
    .from(orders)
    .where(and(isNotNull(orders.sentAt), inArray(orders.status, [...OPEN_TO_ITEMS])));
  const [row] = await db
    .select({
      submissions: db.$count(submissions, eq(submissions.status, "PENDING")),
      customServices: sql<number>`${unpriced}`,
      wishes: count(),
      since: min(orderRequests.createdAt),
      // SQLite takes it from the row that the minimum is of.
      oldestWish: sql<string | null>`${orderRequests.orderId}`,
    })
    .from(orderRequests)
    .innerJoin(orders, eq(orders.id, orderRequests.orderId))
    .where(and(isWaitingOf("team"), inArray(orders.status, WISHED_STATUSES)));
  return row ?? { submissions: 0, wishes: 0, oldestWish: null, customServices: 0 };
}
