import { and, count as rows, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { everyOf, isNamed } from "#db/every.ts";
import { hasChosenValue, readPageBy, type Slice, type SortKey } from "#db/page.ts";
import { orderRequests, orders, submissions } from "#db/schema/index.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import { orderList } from "#domain/orders/reading/list.ts";
import { isLive } from "#domain/orders/moves/rules.ts";
import type { Ctx } from "../context.ts";
import { readMoment } from "../event/moment.ts";
import { isWaitingOf } from "./requests/waiting.ts";
import { question } from "../verb.ts";
import { isOrderOf } from "./narrow.ts";
import { SHOWN, showOrder } from "./show.ts";

type Asked = AskedOf<typeof orderList>;
type Question = Pick<Asked, "search" | "filters" | "sort">;

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
  sample: {},
  async run(ctx, asked) {
    const { statuses } = orderList.filters;
    const { zone } = await readMoment(ctx);
    const counts = tally(statuses, await countByStatus(ctx, asked, zone));
    const total = sumChosen(statuses, counts, asked.filters.statuses);
    const page = await readPageBy(asked, sortKeyOf(asked), total, (slice) =>
      readRows(ctx, asked, slice, zone),
    );
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

function sortKeyOf({ sort, search }: Question): SortKey {
  return { value: SORTED[sort.column], tie: SORTED.reference, isFound: search !== "" };
}

function isListed(question: Question, slice: Slice, zone: string): SQL | undefined {
  const { statuses } = question.filters;
  const isOfStatus = hasChosenValue(orders.status, orderList.filters.statuses, statuses, slice);
  return and(isMeant(question, zone), isOfStatus, slice.where);
}

/** The whole list, for files of it and for acting on many. */
export const everyOrder = everyOf(orderList, {
  key: sortKeyOf,
  find: (db, question, slice, ids, { zone }) =>
    db
      .select({ id: orders.id, version: orders.version, place: slice.place })
      .from(orders)
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(
        ids
          ? and(isNotNull(orders.sentAt), isNamed(orders.id, ids), slice.where)
          : isListed(question, slice, zone),
      )
      .orderBy(...slice.orderBy)
      .limit(slice.limit),
});

function readRows(ctx: Ctx, asked: Asked, slice: Slice, zone: string) {
  const { place, orderBy, limit } = slice;
  return ctx.db.read
    .select({
      order: SHOWN,
      submission: COMPANY,
      wishes: ctx.db.read.$count(orderRequests, isWaitingOf("team", orders.id)),
      place,
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isListed(asked, slice, zone))
    .orderBy(...orderBy)
    .limit(limit);
}

function countByStatus(ctx: Ctx, asked: Asked, zone: string) {
  const { statuses: _, ...others } = asked.filters;
  const isNarrowed = asked.search !== "" || Object.values(others).some((value) => value && !isEmpty(value));
  return isNarrowed ? count(ctx.db.read, isMeant(asked, zone)) : countAll(ctx.db.read);
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

const countAll = kept([orders], (db) => count(db, isNotNull(orders.sentAt)));

async function count(db: ReadDb | Tx, where: SQL | undefined) {
  return db
    .select({ value: orders.status, count: rows() })
    .from(orders)
    .where(where)
    .groupBy(sql`+${orders.status}`);
}

/**
 * What is searched for and filtered by, whatever its status. A renamed company is found by its new name as well as by
 * the one it had when the order was sent.
 */
function isMeant({ search, filters }: Question, zone: string): SQL | undefined {
  return and(isOrderOf(filters, zone), isFoundBy(orders.searchRow, "order_search", search));
}
