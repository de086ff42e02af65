import { and, count, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, orderRequests, orders, payments, submissions } from "#db/schema/index.ts";
import { ORDER_SUMS } from "../orders/sums.ts";
import { add, type Cents, usdFromCents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { WISHED_STATUSES } from "#domain/requests/rules.ts";
import { OPEN_TO_ITEMS } from "#domain/orders/moves/rules.ts";
import { PRICE_PARTS } from "#domain/reports/tables.ts";
import { keptQuestion } from "../kept-question.ts";
import { differenceOf, readPartlyPaid } from "../orders/partly-paid.ts";
import { isWaitingOf } from "../orders/requests/waiting.ts";
import { isTurnOf, TURN } from "../orders/turn.ts";

const COUNTED = [
  "PENDING",
  "APPROVED",
  "REJECTED",
  "PAID",
  "CONFIRM_PAYMENT",
] as const satisfies readonly OrderStatus[];

/**
 * The staff dashboard: how many orders are pending, approved, rejected and paid (ADM-01), what was
 * accepted by space, structure and extra in dollars (ADM-02), and what waits for the team. Drafts count nowhere.
 */
export const readStats = keptQuestion("dashboard.stats", {
  may: ["dashboard.view"],
  tables: [orders, submissions, orderRequests, payments, contracts],
  async run(db) {
    const byStatus = await readOrders(db);
    const { submissions: pending, wishes, oldestWish, customServices } = await readWaiting(db);
    const number = (status: OrderStatus) => byStatus.get(status)?.count ?? 0;
    const { space, structure, extra } = await readRevenue(db, byStatus.get("PAID"));
    return {
      orders: {
        pending: number("PENDING"),
        approved: number("APPROVED"),
        rejected: number("REJECTED"),
        paid: number("PAID"),
      },
      revenue: {
        space: usdFromCents(space),
        structure: usdFromCents(structure),
        extra: usdFromCents(extra),
        total: usdFromCents(add(space, structure, extra)),
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

/** What was accepted, of paid orders and of those that are paid in part. */
async function readRevenue(db: ReadDb | Tx, paid: Sums | undefined) {
  const revenue = { space: paid?.space ?? 0, structure: paid?.structure ?? 0, extra: paid?.extra ?? 0 };
  for (const order of await readPartlyPaid(db)) {
    const difference = differenceOf(order);
    for (const part of PRICE_PARTS) revenue[part] += difference[part];
  }
  return revenue;
}

type Sums = { count: number; space: Cents; structure: Cents; extra: Cents };

async function readOrders(db: ReadDb | Tx): Promise<Map<OrderStatus, Sums>> {
  const rows = await db
    .select({
      status: orders.status,
      ...ORDER_SUMS,
    })
    .from(orders)
    .where(inArray(orders.status, COUNTED))
    .groupBy(orders.status);
  return new Map(rows.map(({ status, ...sums }) => [status, sums]));
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
