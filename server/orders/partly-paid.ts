import { and, gt, inArray, or, eq, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders, payments } from "#db/schema/index.ts";
import type { Cents } from "#domain/money.ts";
import { shareOut } from "#domain/orders/moves/balance.ts";
import { balanceOfRow, TRANSFERRED } from "./balance.ts";

/** What was accepted of an order by the parts of its price; cents. */
export type AcceptedParts = { space: Cents; structure: Cents; extra: Cents; total: Cents };

const ORDER = sql`${orders.id}`;
const hasAccepted = sql`exists (select 1 from ${payments} where ${payments.orderId} = ${ORDER} and ${payments.status} = 'accepted')`;

/**
 * The few orders of which a part was accepted: paid ones that were settled, and approved ones with something accepted
 * already. Of all other paid orders everything was accepted, of all other approved ones nothing.
 */
export async function readPartlyPaid(db: ReadDb | Tx, where?: SQL) {
  const isPartly = or(
    and(eq(orders.status, "PAID"), gt(orders.settledCents, 0)),
    and(inArray(orders.status, ["APPROVED", "CONFIRM_PAYMENT"]), hasAccepted),
  );
  const rows = await db
    .select({
      id: orders.id,
      status: orders.status,
      type: orders.type,
      packageId: orders.packageId,
      sentAt: orders.sentAt,
      spaceCents: orders.spaceCents,
      structureCents: orders.structureCents,
      extraCents: orders.extraCents,
      totalCents: orders.totalCents,
      settledCents: orders.settledCents,
      ...TRANSFERRED,
    })
    .from(orders)
    .where(and(where, isPartly));
  return rows.map((row) => {
    const { accepted } = balanceOfRow(row, row);
    const parts = [row.spaceCents, row.structureCents, row.extraCents];
    const [space = 0, structure = 0, extra = 0] = shareOut(accepted, parts);
    return { ...row, parts: { space, structure, extra, total: space + structure + extra } };
  });
}
export type PartlyPaid = Awaited<ReturnType<typeof readPartlyPaid>>[number];

/** What the accepted parts of such an order differ by from all of it, when it is paid, or from nothing. */
export function differenceOf({ parts, ...order }: PartlyPaid): AcceptedParts {
  if (order.status !== "PAID") return parts;
  return {
    space: parts.space - order.spaceCents,
    structure: parts.structure - order.structureCents,
    extra: parts.extra - order.extraCents,
    total: parts.total - order.totalCents,
  };
}
