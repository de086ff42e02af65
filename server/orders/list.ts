import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { orders, submissions } from "#db/schema/index.ts";
import { matchesText } from "#db/search-text.ts";
import { cursor, id, list, optionalText } from "#domain/fields.ts";
import { message } from "#domain/messages.ts";
import { SENT_STATUSES, type SentStatus } from "#domain/orders/status.ts";
import type { Ctx } from "../context.ts";
import { question } from "../verb.ts";
import { showOrder } from "./show.ts";

export const ORDER_SORTS = ["updated", "total", "company", "reference", "sent"] as const;

const listInput = v.strictObject({
  /** Words in company, representative, reference or id, ignoring case and accents. */
  search: optionalText(200),
  /** Empty means all seven; a draft has no place here (ORD-04). */
  statuses: v.optional(list(v.picklist(SENT_STATUSES, message("choice")), SENT_STATUSES.length), []),
  submissionId: v.optional(id()),
  sort: v.optional(
    v.strictObject({ column: v.picklist(ORDER_SORTS), direction: v.picklist(["asc", "desc"]) }),
    { column: "updated", direction: "desc" },
  ),
  cursor: cursor(),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
});
type List = v.InferOutput<typeof listInput>;

/** The searched text begins with the company, so that it sorts without case and accents. */
const COLUMNS = {
  updated: orders.updatedAt,
  total: orders.totalCents,
  company: submissions.search,
  reference: orders.reference,
  sent: orders.sentAt,
} as const satisfies Record<(typeof ORDER_SORTS)[number], unknown>;

/**
 * A page of the staff list (ORD-05, ORD-06): rows, how many there are, and the count of every status under the same
 * search. What was never sent is in none of them, whatever is asked for (S39).
 */
export const listOrders = question("orders.list", {
  may: ["orders.view"],
  input: listInput,
  async run(ctx, input) {
    const counts = await countByStatus(ctx, input);
    const statuses = input.statuses.length > 0 ? input.statuses : SENT_STATUSES;
    const total = [...new Set(statuses)].reduce((sum, status) => sum + counts[status], 0);
    const rows = await readRows(ctx, await findPage(ctx, input));
    const next = input.cursor + rows.length;
    return {
      items: rows.map(({ order, submission }) => showOrder(order, submission)),
      nextCursor: next < total && rows.length > 0 ? next : null,
      total,
      counts,
    };
  },
});

/** The ids of the page alone, so that sorting and skipping carry no whole rows along. */
async function findPage(ctx: Ctx, input: List): Promise<string[]> {
  const { statuses, sort, search } = input;
  const turn = sort.direction === "asc" ? asc : desc;
  const query = ctx.db.read.select({ id: orders.id }).from(orders).$dynamic();
  if (search || sort.column === "company") {
    query.innerJoin(submissions, eq(submissions.id, orders.submissionId));
  }
  const rows = await query
    .where(and(findOrders(input), statuses.length > 0 ? inArray(orders.status, statuses) : undefined))
    .orderBy(turn(COLUMNS[sort.column]), turn(orders.id))
    .limit(input.limit)
    .offset(input.cursor);
  return rows.map(({ id }) => id);
}

async function readRows(ctx: Ctx, ids: readonly string[]) {
  const rows = await ctx.db.read
    .select({ order: orders, submission: submissions })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(inArray(orders.id, [...ids]));
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((a, b) => (place.get(a.order.id) ?? 0) - (place.get(b.order.id) ?? 0));
}

/** A renamed company is found by its new name as well as by the one it had when the order was sent. */
function findOrders({ search, submissionId }: List): SQL | undefined {
  return and(
    isNotNull(orders.sentAt),
    submissionId ? eq(orders.submissionId, submissionId) : undefined,
    or(matchesText(orders.search, search), matchesText(submissions.search, search)),
  );
}

async function countByStatus(ctx: Ctx, input: List): Promise<Record<SentStatus, number>> {
  const query = ctx.db.read.select({ status: orders.status, count: count() }).from(orders).$dynamic();
  // Without a search the index of statuses answers alone.
  if (input.search) query.innerJoin(submissions, eq(submissions.id, orders.submissionId));
  const rows = await query.where(findOrders(input)).groupBy(orders.status);
  const counts = {
    PENDING: 0,
    REVIEWING: 0,
    APPROVED: 0,
    CONFIRM_PAYMENT: 0,
    REJECTED: 0,
    CANCELLED: 0,
    PAID: 0,
  };
  for (const { status, count } of rows) if (status !== "DRAFT") counts[status] = count;
  return counts;
}
