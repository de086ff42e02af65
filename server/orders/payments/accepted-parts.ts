import { and, eq, gt, or, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders, payments } from "#db/schema/index.ts";
import { type AcceptedParts, partsOfAccepted } from "#domain/orders/moves/balance.ts";
import type { Cents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { balanceOfRow, TRANSFERRED } from "./balance.ts";

// In fragments of their own, so that drizzle writes the tables' names.
const ORDER = sql`${orders.id}`;
const STATUS = sql`${orders.status}`;
const TOTAL = sql`${orders.totalCents}`;
/** Of one pass over the confirmations: something was accepted though the order is not paid, or more than it costs. */
const isOdd = sql`${ORDER} in (select ${payments.orderId} from ${payments} join ${orders} on ${ORDER} = ${payments.orderId} where ${payments.status} = 'accepted' group by ${payments.orderId} having ${STATUS} <> 'PAID' or sum(${payments.amountCents}) > ${TOTAL})`;

/**
 * The few orders that were accepted in part: paid orders that were settled or overpaid, and others with accepted
 * payments. All other paid orders were accepted in full, all others not at all.
 */
export async function readOddlyPaid(db: ReadDb | Tx, where?: SQL) {
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      type: orders.type,
      packageId: orders.packageId,
      sentAt: orders.sentAt,
      space: orders.spaceCents,
      structure: orders.structureCents,
      extra: orders.extraCents,
      totalCents: orders.totalCents,
      settledCents: orders.settledCents,
      ...TRANSFERRED,
    })
    .from(orders)
    .where(and(where, or(isOdd, and(eq(orders.status, "PAID"), gt(orders.settledCents, 0)))));
  return rows.map((row) => {
    const { total, settled, accepted } = balanceOfRow(row, row);
    return { ...row, parts: partsOfAccepted({ ...row, total, settled }, accepted) };
  });
}
export type OddlyPaid = Awaited<ReturnType<typeof readOddlyPaid>>[number];

type Sums = { status: OrderStatus; space: Cents; structure: Cents; extra: Cents; total: Cents };

/** Groups of orders with what was accepted of each; `groupOf` finds that of an odd one. */
export function withAccepted<Group extends Sums>(
  groups: readonly Group[],
  odd: readonly OddlyPaid[],
  groupOf: (order: OddlyPaid, group: Group) => boolean,
): (Group & { accepted: AcceptedParts })[] {
  const all = groups.map((group) => ({ ...group, accepted: allOrNothing(group) }));
  for (const order of odd) {
    const group = all.find((one) => groupOf(order, one));
    if (!group) continue;
    const before = allOrNothing({ ...order, total: order.totalCents });
    for (const part of PARTS) group.accepted[part] += order.parts[part] - before[part];
  }
  return all;
}

/** What was accepted of some orders: the revenue of the reports and of the dashboard. */
export function revenueOf(groups: readonly { accepted: AcceptedParts }[]): AcceptedParts {
  const revenue = { ...NOTHING };
  for (const { accepted } of groups) for (const part of PARTS) revenue[part] += accepted[part];
  return revenue;
}

const NOTHING: AcceptedParts = { space: 0, structure: 0, extra: 0, credit: 0, total: 0 };
const PARTS = ["space", "structure", "extra", "credit", "total"] as const;

function allOrNothing({ status, space, structure, extra, total }: Sums): AcceptedParts {
  return status === "PAID" ? { space, structure, extra, credit: 0, total } : { ...NOTHING };
}
