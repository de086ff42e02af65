import { eq, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { history, orders, payments } from "#db/schema/index.ts";
import { payBy } from "#domain/orders/moves/pay-by.ts";
import type { Settings } from "#domain/settings/schema.ts";

// In a fragment of its own, so that drizzle writes the table's name.
const ORDER = sql`${orders.id}`;

/** What the day of payment is counted from, looked up by the database itself; milliseconds. */
export const DUE = {
  /** The moment of approval, by the rule of `isApproval`. */
  approvedAt: sql<
    number | null
  >`(select max(${history.at}) from ${history} where ${history.record} = 'order' and ${history.recordId} = ${ORDER} and ${history.toStatus} = 'APPROVED' and coalesce(${history.fromStatus}, '') not in ('CONFIRM_PAYMENT', 'PAID') and ${history.action} <> 'lost')`,
  refusedAt: sql<
    number | null
  >`(select max(${payments.decidedAt}) from ${payments} where ${payments.orderId} = ${ORDER} and ${payments.status} = 'refused')`,
};
type Due = { approvedAt: number | null; refusedAt: number | null };

export function dueOf({ approvedAt, refusedAt }: Due, settings: Settings): string | null {
  return payBy({ approvedAt: instantOf(approvedAt), refusedAt: instantOf(refusedAt) }, settings);
}

function instantOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** The day by which an order is to be paid; null before its approval. */
export async function readDue(db: ReadDb | Tx, orderId: string, settings: Settings): Promise<string | null> {
  const [due] = await db.select(DUE).from(orders).where(eq(orders.id, orderId));
  return due ? dueOf(due, settings) : null;
}
