import { and, eq, gt, or, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders, payments } from "#db/schema/index.ts";
import { type AcceptedParts, partsOfAccepted } from "#domain/orders/moves/balance.ts";
import { balanceOfRow, TRANSFERRED } from "./balance.ts";

// Within fragments of their own, so that columns keep the names of their tables.
const ORDER = sql`${orders.id}`;
const STATUS = sql`${orders.status}`;
const TOTAL = sql`${orders.totalCents}`;
/** Of one pass over the confirmations: something was accepted though the order is not paid, or more than it costs. */
const isOdd = sql`${ORDER} in (select ${payments.orderId} from ${payments} join ${orders} on ${ORDER} = ${payments.orderId} where ${payments.status} = 'accepted' group by ${payments.orderId} having ${STATUS} <> 'PAID' or sum(${payments.amountCents}) > ${TOTAL})`;

/**
 * The few orders of which neither all nor nothing was accepted: paid ones that were settled or paid too much for, and
 * others with something accepted. Of all other paid orders everything was accepted, of all others nothing.
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

/** What the accepted parts of such an order differ by from all of it, when it is paid, or from nothing. */
export function differenceOf({ parts, ...order }: OddlyPaid): AcceptedParts {
  if (order.status !== "PAID") return parts;
  return {
    space: parts.space - order.space,
    structure: parts.structure - order.structure,
    extra: parts.extra - order.extra,
    credit: parts.credit,
    total: parts.total - order.totalCents,
  };
}
