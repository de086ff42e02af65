import { and, eq, inArray, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { isOlderThan } from "#db/filters.ts";
import { isFoundBy } from "#db/full-text.ts";
import { orderRequests, orders, requestComments, submissions, users } from "#db/schema/index.ts";
import type { Role } from "#domain/actor.ts";
import { chosen } from "#domain/lists/filter.ts";
import { pickText } from "#domain/locales.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import { requestList } from "#domain/requests/list.ts";
import { isOverdue, waitsFor, isRequestOpen, WISHED_STATUSES } from "#domain/requests/rules.ts";
import { requestStateOf } from "#domain/requests/status.ts";
import { dayAt } from "#domain/wall-time.ts";
import { deskList } from "../../lists/desk-list.ts";
import { question } from "../../call/verb.ts";
import { isWaitingOf } from "./waiting.ts";

const answerer = alias(users, "answerer");

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
  answererRole: answerer.role,
  reference: orders.reference,
  orderStatus: orders.status,
  company: submissions.institutionName,
  comments: sql<number>`(select count(*) from ${requestComments} where ${requestComments.requestId} = ${orderRequests.id})`,
};

/** The SQL condition of `isRequestOpen`. */
const mayWait = and(
  eq(orderRequests.status, "PENDING"),
  or(
    inArray(orders.status, [...LIVE_STATUSES]),
    and(eq(orderRequests.kind, "WISH"), inArray(orders.status, [...WISHED_STATUSES])),
  ),
);

const requests = deskList(requestList, {
  id: orderRequests.id,
  version: orderRequests.version,
  fields: LISTED,
  from: (db, fields) =>
    db
      .select(fields)
      .from(orderRequests)
      .innerJoin(orders, eq(orders.id, orderRequests.orderId))
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .leftJoin(users, eq(users.id, orderRequests.createdBy))
      .leftJoin(answerer, eq(answerer.id, orderRequests.answeredBy)),
  sorted: {
    created: orderRequests.createdAt,
    /** Days are compared as text; what has none stands behind all others. */
    due: sql`coalesce(${orderRequests.dueOn}, '9999-12-31')`,
    company: submissions.institutionSort,
  },
  counted: { statuses: orderRequests.status },
  where: ({ search, filters: { kinds, waits, due, waiting } }, { now, zone }) =>
    and(
      inArray(orderRequests.kind, [...chosen(requestList.filters.kinds, kinds)]),
      isFoundBy(orders.searchRow, "order_search", search),
      waits.length > 0 ? and(mayWait, or(...waits.map((side) => isWaitingOf(side)))) : undefined,
      due.length > 0 ? and(mayWait, lt(orderRequests.dueOn, dayAt(now.toISOString(), zone))) : undefined,
      isOlderThan(orderRequests.createdAt, waiting, now),
      waiting === undefined ? undefined : mayWait,
    ),
  keeps: { tables: [orderRequests, orders] },
  show({ titlePt, titleEn, createdAt, answeredAt, answererRole, ...shown }, { locale, now, zone }) {
    const isOpen = isRequestOpen(shown, shown.orderStatus);
    const waiting = (isOpen && waitsFor(shown)) || null;
    return {
      ...shown,
      state: requestStateOf({ ...shown, waitsFor: waiting, answeredByTeam: isTeams(answererRole) }),
      title: pickText({ pt: titlePt, en: titleEn }, locale) ?? "",
      /** The side that has to answer. */
      waitsFor: waiting,
      isOverdue: isOpen && isOverdue(shown, dayAt(now.toISOString(), zone)),
      createdAt: createdAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    };
  },
});

function isTeams(role: Role | null): boolean {
  return role !== null && role !== "PARTNER";
}

/** A page of the requests of all orders (ORD-12): the order, the request, who has to answer, until when. */
export const listAllRequests = question("requests.listAll", {
  may: ["requests.manage"],
  input: requestList.input,
  sample: {},
  run: requests.page,
});

/** The whole list, for files of it, and requests of these ids. */
export const { every: everyRequest, named: readRequestsOf } = requests;
