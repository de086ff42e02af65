import { count, eq, inArray, sum } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { add, type Cents, usdFromCents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/status.ts";
import { keptQuestion } from "../kept-question.ts";

const COUNTED = [
  "PENDING",
  "APPROVED",
  "REJECTED",
  "PAID",
  "CONFIRM_PAYMENT",
] as const satisfies readonly OrderStatus[];

/**
 * The staff dashboard: how many orders are pending, approved, rejected and paid (ADM-01), the revenue of PAID orders
 * by space, structure and extra in dollars (ADM-02), and what waits for the team. Drafts count nowhere.
 */
export const readStats = keptQuestion("dashboard.stats", {
  may: ["dashboard.view"],
  tables: [orders, submissions],
  async run(db) {
    const byStatus = await readOrders(db);
    const number = (status: OrderStatus) => byStatus.get(status)?.count ?? 0;
    const { space = 0, structure = 0, extra = 0 } = byStatus.get("PAID") ?? {};
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
        submissions: await countPendingSubmissions(db),
        orders: number("PENDING") + number("CONFIRM_PAYMENT"),
        /** Of these orders, those whose payment confirmation is to be checked. */
        payments: number("CONFIRM_PAYMENT"),
      },
    };
  },
});

type Sums = { count: number; space: Cents; structure: Cents; extra: Cents };

async function readOrders(db: Reader | Tx): Promise<Map<OrderStatus, Sums>> {
  const rows = await db
    .select({
      status: orders.status,
      count: count(),
      space: sum(orders.spaceCents).mapWith(Number),
      structure: sum(orders.structureCents).mapWith(Number),
      extra: sum(orders.extraCents).mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.status, COUNTED))
    .groupBy(orders.status);
  return new Map(rows.map(({ status, ...sums }) => [status, sums]));
}

async function countPendingSubmissions(db: Reader | Tx): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(submissions)
    .where(eq(submissions.status, "PENDING"));
  return row?.count ?? 0;
}
