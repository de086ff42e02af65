import { and, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { type Actor, isPartner, isStaff } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import { belongsTo } from "../members/membership.ts";

export type OrderRow = typeof orders.$inferSelect;
/** An order in a list, which shows nothing of what a draft holds. */
export type ListedOrder = Omit<OrderRow, "draft">;
export type SubmissionRow = typeof submissions.$inferSelect;
export type LoadedOrder = { order: OrderRow; submission: SubmissionRow };

/**
 * An order fetched through the actor: a partner finds those of own submissions (ORD-29), staff any. What was never
 * sent is its author's alone (ORD-03, ORD-04). Everything else is not found, whoever's it is.
 */
export async function loadOrder(db: Reader | Tx, ctx: { actor: Actor }, id: string): Promise<LoadedOrder> {
  const [found] = await db
    .select({ order: orders, submission: submissions })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(and(eq(orders.id, id), isVisibleTo(ctx.actor, db)));
  if (!found) throw refuse("notFound", { record: "order" });
  return found;
}

/** Which orders an actor may know of. */
export function isVisibleTo(actor: Actor, db: Reader | Tx): SQL | undefined {
  if (actor.kind !== "user") return sql`0`;
  const isSentOrOwn = or(isNotNull(orders.sentAt), eq(orders.authorId, actor.id));
  if (isStaff(actor)) return isSentOrOwn;
  return isPartner(actor) ? and(isSentOrOwn, belongsTo(db, orders.submissionId, actor.id)) : sql`0`;
}

/**
 * The submission somebody wants to order for: own or, for staff, any, and open for orders (GEN-05). Refused with
 * `orderingClosed` before approval and after a rejection.
 */
export async function loadOrderable(
  db: Reader | Tx,
  ctx: { actor: Actor },
  submissionId: string,
): Promise<SubmissionRow> {
  const { actor } = ctx;
  const isOwn =
    actor.kind === "user" && isPartner(actor) ? belongsTo(db, submissions.id, actor.id) : undefined;
  const mayLook = isStaff(actor) || isOwn !== undefined;
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, submissionId), mayLook ? isOwn : sql`0`));
  if (!row) throw refuse("notFound", { record: "submission" });
  if (!isOrderingOpen(row.status)) {
    throw refuse("orderingClosed", { status: isStaff(actor) ? row.status : publicStatus(row) });
  }
  return row;
}
