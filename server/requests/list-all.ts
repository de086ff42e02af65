import { and, count as rows, eq, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import { everyOf, isNamed, type Moment } from "#db/every.ts";
import { isAnyOf, isOlderThan } from "#db/filters.ts";
import { isFoundBy } from "#db/full-text.ts";
import { readPageBy, type Slice, type SortKey } from "#db/page.ts";
import { orderRequests, orders, requestComments, submissions, users } from "#db/schema/index.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { chosen, sumChosen, tally } from "#domain/lists/filter.ts";
import { pickText } from "#domain/locales.ts";
import { isLive } from "#domain/orders/moves/rules.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import { requestList } from "#domain/requests/list.ts";
import { isOverdue, waitsFor } from "#domain/requests/rules.ts";
import { dayAt } from "#domain/wall-time.ts";
import type { Ctx } from "../context.ts";
import { readMoment } from "../event/moment.ts";
import { question } from "../verb.ts";
import { isWaitingOf } from "../orders/requests/waiting.ts";

type Asked = AskedOf<typeof requestList>;
type Question = Pick<Asked, "search" | "filters" | "sort">;

/**
 * A page of the requests of all orders (ORD-12): of which order, what is asked, whose answer is missing and until when.
 * The statuses are counted under the search and the other filters.
 */
export const listAllRequests = question("requests.listAll", {
  may: ["requests.manage"],
  input: requestList.input,
  sample: {},
  async run(ctx, asked) {
    const { statuses } = requestList.filters;
    const moment = await readMoment(ctx);
    const counts = tally(statuses, await countByStatus(ctx, asked, moment));
    const total = sumChosen(statuses, counts, asked.filters.statuses);
    const page = await readPageBy(asked, sortKeyOf(asked), total, ({ place, orderBy, limit, ...slice }) =>
      selectRequests(ctx, { place })
        .where(isListed(asked, slice, moment))
        .orderBy(...orderBy)
        .limit(limit),
    );
    return {
      ...page,
      items: page.items.map((row) => showListed(row, ctx, moment)),
      counts: { statuses: counts },
    };
  },
});

const LISTED = {
  id: orderRequests.id,
  orderId: orderRequests.orderId,
  kind: orderRequests.kind,
  status: orderRequests.status,
  titlePt: orderRequests.titlePt,
  titleEn: orderRequests.titleEn,
  dueOn: orderRequests.dueOn,
  blocksApproval: orderRequests.blocksApproval,
  createdAt: orderRequests.createdAt,
  answeredAt: orderRequests.answeredAt,
  author: users.name,
  reference: orders.reference,
  orderStatus: orders.status,
  company: submissions.institutionName,
};

function selectRequests<More extends object>(ctx: Ctx, more: More) {
  const { read } = ctx.db;
  const comments = read.$count(requestComments, eq(requestComments.requestId, orderRequests.id));
  return read
    .select({ request: { ...LISTED, comments }, ...more })
    .from(orderRequests)
    .innerJoin(orders, eq(orders.id, orderRequests.orderId))
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .leftJoin(users, eq(users.id, orderRequests.createdBy));
}

type Row = Awaited<ReturnType<typeof selectRequests<object>>>[number];

function showListed(
  { request }: Pick<Row, "request">,
  { locale }: Pick<Ctx, "locale">,
  { now, zone }: Moment,
) {
  const { titlePt, titleEn, createdAt, answeredAt, ...shown } = request;
  const isOpen = isLive(request.orderStatus);
  return {
    ...shown,
    title: pickText({ pt: titlePt, en: titleEn }, locale) ?? "",
    /** Whose answer is missing. */
    waitsFor: (isOpen && waitsFor(request)) || null,
    isOverdue: isOpen && isOverdue(request, dayAt(now.toISOString(), zone)),
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

export type ListedRequest = ReturnType<typeof showListed>;

export async function readRequestsOf(ctx: Ctx, ids: readonly string[]): Promise<ListedRequest[]> {
  const moment = await readMoment(ctx);
  const found = await selectRequests(ctx, {}).where(isNamed(orderRequests.id, ids));
  return found.map((row) => showListed(row, ctx, moment));
}

/** Days are compared as text; what has none stands behind all others. */
const SORTED = {
  created: orderRequests.createdAt,
  due: sql`coalesce(${orderRequests.dueOn}, '9999-12-31')`,
  company: submissions.institutionSort,
};

function sortKeyOf({ sort, search }: Question): SortKey {
  return { value: SORTED[sort.column], tie: orderRequests.id, isFound: search !== "" };
}

/** The whole list, for files of it. */
export const everyRequest = everyOf(requestList, {
  key: sortKeyOf,
  find: (db, question, slice, ids, moment) =>
    db
      .select({ id: orderRequests.id, version: orderRequests.version, place: slice.place })
      .from(orderRequests)
      .innerJoin(orders, eq(orders.id, orderRequests.orderId))
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .where(ids ? and(isNamed(orderRequests.id, ids), slice.where) : isListed(question, slice, moment))
      .orderBy(...slice.orderBy)
      .limit(slice.limit),
});

function isListed(question: Question, { where }: Pick<Slice, "where">, moment: Moment): SQL | undefined {
  return and(isMeant(question, moment), isAnyOf(orderRequests.status, question.filters.statuses), where);
}

/** What is searched for and filtered by, whatever its status. */
function isMeant({ search, filters }: Question, { now, zone }: Moment): SQL | undefined {
  const { kinds, waits, due, waiting } = filters;
  const mayWait = and(eq(orderRequests.status, "PENDING"), inArray(orders.status, [...LIVE_STATUSES]));
  return and(
    inArray(orderRequests.kind, [...chosen(requestList.filters.kinds, kinds)]),
    isFoundBy(orders.searchRow, "order_search", search),
    waits.length > 0 ? and(mayWait, or(...waits.map((side) => isWaitingOf(side)))) : undefined,
    due.length > 0 ? and(mayWait, lt(orderRequests.dueOn, dayAt(now.toISOString(), zone))) : undefined,
    isOlderThan(orderRequests.createdAt, waiting, now),
    waiting === undefined ? undefined : mayWait,
  );
}

function countByStatus(ctx: Ctx, asked: Question, moment: Moment) {
  return ctx.db.read
    .select({ value: orderRequests.status, count: rows() })
    .from(orderRequests)
    .innerJoin(orders, eq(orders.id, orderRequests.orderId))
    .where(isMeant(asked, moment))
    .groupBy(sql`+${orderRequests.status}`);
}
