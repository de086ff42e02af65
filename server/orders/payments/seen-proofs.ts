import { and, type Column, eq, exists, ne, or, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { isNamed } from "#db/every.ts";
import { files, orders, payments } from "#db/schema/index.ts";
import { isOfSameOwner } from "../../members/membership.ts";

const other = alias(payments, "other");
const otherFile = alias(files, "other_file");
const otherOrder = alias(orders, "other_order");

const isSameFile = sql<boolean>`coalesce(${files.sha256} = ${otherFile.sha256}, 0)`.mapWith(Boolean);
const said = (reference: Column) => sql`lower(trim(${reference}))`;
const isSameTransfer = and(
  ne(said(payments.reference), ""),
  eq(said(payments.reference), said(other.reference)),
  eq(payments.amountCents, other.amountCents),
  or(
    eq(orders.submissionId, otherOrder.submissionId),
    exists(isOfSameOwner(new QueryBuilder(), orders.submissionId, otherOrder.submissionId)),
  ),
);

/**
 * Where these orders' confirmations were seen before: the same bytes, or the same reference, payer and amount, on
 * another order, whatever its outcome. The payer is the organisation.
 */
export async function readSeenProofs(db: ReadDb | Tx, orderIds: readonly string[]) {
  return db
    .select({
      ofOrderId: payments.orderId,
      paymentId: payments.id,
      isJudged: sql<boolean>`${payments.status} <> 'handedIn'`.mapWith(Boolean),
      otherId: other.id,
      orderId: other.orderId,
      reference: otherOrder.reference,
      status: other.status,
      isSameFile,
    })
    .from(payments)
    .innerJoin(files, eq(files.id, payments.fileId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(other, ne(other.orderId, payments.orderId))
    .innerJoin(otherFile, eq(otherFile.id, other.fileId))
    .innerJoin(otherOrder, eq(otherOrder.id, other.orderId))
    .where(and(isNamed(payments.orderId, orderIds), or(isSameFile, isSameTransfer)))
    .orderBy(other.handedInAt, other.id);
}
