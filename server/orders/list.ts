import { and, count as rows, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { isChosen, readPageBy, type Slice } from "#db/page.ts";
import { orderRequests, orders, submissions } from "#db/schema/index.ts";
import type { Reader, Tx } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import { orderList } from "#domain/orders/list.ts";
import { isLive } from "#domain/orders/rules.ts";
import type { Ctx } from "../context.ts";
import { isWaitingOf } from "../requests/waiting.ts";
import { question } from "../verb.ts";
import { SHOWN, showOrder } from "./show.ts";

type Asked = AskedOf<typeof orderList>;

/** A sent order always has its reference. */
const SORTED = {
  updated: orders.updatedAt,
  reference: sql`${orders.reference}`,
  company: submissions.institutionSort,
  total: orders.totalCents,
};

/**
 * A page of the staff list (ORD-05, ORD-06): rows, how many there are, and the count of every status under the same
 * search. What was never sent is in none of them, whatever is asked for (S39).
 */
export const listOrders = question("orders.list", {
  may: ["orders.view"],
  input: orderList.input,
  async run(ctx, asked) {
    const { statuses } = orderList.filters;
    const counts = tally(statuses, await countByStatus(ctx, asked));
    const total = sumChosen(statuses, counts, asked.filters.statuses);
    const key = { value: SORTED[asked.sort.column], tie: SORTED.reference, isFound: asked.search !== "" };
    const page = await readPageBy(asked, key, total, (slice) => readRows(ctx, asked, slice));
    const items = page.items.map(({ order, submission, wishes }) => ({
      ...showOrder(order, submission),
      /** The exhibitor asks for a change, and the team has not answered. */
      hasWish: isLive(order.status) && wishes > 0,
    }));
    return { ...page, items, counts: { statuses: counts } };
  },
});

const COMPANY = {
  reference: submissions.reference,
  institutionName: submissions.institutionName,
  representativeName: submissions.representativeName,
  spaceM2: submissions.spaceM2,
};

function readRows(ctx: Ctx, asked: Asked, slice: Slice) {
  const { place, where, orderBy, limit } = slice;
  const isOfStatus = isChosen(orders.status, orderList.filters.statuses, asked.filters.statuses, slice);
  return ctx.db.read
    .select({
      order: SHOWN,
      submission: COMPANY,
      wishes: ctx.db.read.$count(orderRequests, isWaitingOf("team", orders.id)),
      place,
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(and(isFound(asked), isOfStatus, where))
    .orderBy(...orderBy)
    .limit(limit);
}

function countByStatus(ctx: Ctx, asked: Asked) {
  const isNarrowed = asked.search !== "" || asked.filters.submissionId !== undefined;
  return isNarrowed ? count(ctx.db.read, isFound(asked)) : countAll(ctx.db.read);
}

const countAll = kept([orders], (db) => count(db, isNotNull(orders.sentAt)));

async function count(db: Reader | Tx, where: SQL | undefined) {
  return db
    .select({ value: orders.status, count: rows() })
    .from(orders)
    .where(where)
    .groupBy(sql`+${orders.status}`);
}

/** A renamed company is found by its new name as well as by the one it had when the order was sent. */
function isFound({ search, filters: { submissionId } }: Asked): SQL | undefined {
  return and(
    isNotNull(orders.sentAt),
    submissionId ? eq(orders.submissionId, submissionId) : undefined,
    isFoundBy(orders.searchRow, "order_search", search),
  );
}
