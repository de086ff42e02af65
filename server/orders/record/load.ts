import { and, eq, isNotNull, or, type Placeholder, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { type Actor, isStaff } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { publicStatus } from "#domain/submissions/public.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import { belongsTo } from "../../members/membership.ts";

export type OrderRow = typeof orders.$inferSelect;
export type SubmissionRow = typeof submissions.$inferSelect;
export type LoadedOrder = { order: OrderRow; submission: SubmissionRow };

/**
 * An order fetched through the actor: a partner finds those of own submissions (ORD-29), staff any. What was never
 * sent is its author's alone (ORD-03, ORD-04). Everything else is not found.
 */
export async function loadOrder(db: ReadDb | Tx, ctx: { actor: Actor }, id: string): Promise<LoadedOrder> {
  const found = await findOrder(db, ctx, id);
  if (!found) throw refuse("notFound", { record: "order" });
  return found;
}

/** The same for what hangs on an order and says of itself that it is not found. */
export async function findOrder(
  db: ReadDb | Tx,
  ctx: { actor: Actor },
  id: string,
): Promise<LoadedOrder | undefined> {
  const [found] = await selectSeen(db).execute(seenBy(ctx.actor, id));
  return found;
}

const READER = sql.placeholder("reader");

/** The order that `seenBy` looks up, in prepared queries. */
export const IS_SEEN = and(
  eq(orders.id, sql.placeholder("id")),
  isSentOrBy(READER),
  or(sql`${sql.placeholder("isStaff")}`, belongsTo(orders.submissionId, READER)),
);

export function seenBy(actor: Actor, id: string) {
  return { id, reader: actor.kind === "user" ? actor.id : "", isStaff: Number(isStaff(actor)) };
}

const selectSeen = hot((db) =>
  db
    .select({ order: orders, submission: submissions })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(IS_SEEN)
    .prepare(),
);

function isSentOrBy(userId: string | Placeholder): SQL | undefined {
  return or(isNotNull(orders.sentAt), eq(orders.authorId, userId));
}

/** Which orders a partner may know of, as a list finds them. */
export function isOwnOf(userId: string): SQL | undefined {
  return and(isSentOrBy(userId), belongsTo(orders.submissionId, userId));
}

/**
 * The submission somebody wants to order for: own or, for staff, any, and open for orders (GEN-05). Refused with
 * `orderingClosed` before approval and after a rejection.
 */
export async function loadOrderable(
  db: ReadDb | Tx,
  ctx: { actor: Actor },
  submissionId: string,
): Promise<SubmissionRow> {
  const { actor } = ctx;
  const row = await selectOrderable(db).get(seenBy(actor, submissionId));
  if (!row) throw refuse("notFound", { record: "submission" });
  if (!isOrderingOpen(row.status)) {
    throw refuse("orderingClosed", { status: isStaff(actor) ? row.status : publicStatus(row) });
  }
  return row;
}

const selectOrderable = hot((db) =>
  db
    .select()
    .from(submissions)
    .where(
      and(
        eq(submissions.id, sql.placeholder("id")),
        or(sql`${sql.placeholder("isStaff")}`, belongsTo(submissions.id, READER)),
      ),
    )
    .prepare(),
);
