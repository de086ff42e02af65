import { and, count, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import {
  contracts,
  orderRequests,
  orders,
  outbox,
  payments,
  settings,
  submissions,
} from "#db/schema/index.ts";
import { ORDER_SUMS } from "../orders/record/sums.ts";
import { type Cents, usdFromCents } from "#domain/money.ts";
import { LIVE_STATUSES, SENT_STATUSES } from "#domain/orders/moves/status.ts";
import { STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import { countBySpan } from "#domain/reports/periods.ts";
import { SUBMISSION_STATUSES } from "#domain/submissions/status.ts";
import { keptQuestion } from "../call/kept-question.ts";
import { isOrderOf } from "../orders/reading/narrow.ts";
import { nextTurn } from "../platform/turns.ts";
import { readSettings } from "../event/read.ts";
import { readWorkQueue } from "./queue.ts";

/**
 * What the desk's first page shows beside the four counts and the revenue: what waits and since when, every status of
 * submissions and orders, the submissions of each week, and the area that stands take. Each figure is counted by the
 * very condition of the list behind it.
 */
export const readOverview = keptQuestion("dashboard.overview", {
  may: ["dashboard.view"],
  tables: [orders, submissions, orderRequests, payments, contracts, outbox, settings],
  async run(db) {
    const { eventZone, eoi, standAreaM2 } = await readSettings(db);
    const queue = await readWorkQueue(db, eventZone);
    await nextTurn();
    const [bySubmission, byOrder] = [await countSubmissions(db), await sumOrders(db, eventZone)];
    await nextTurn();
    const sentIn = await db.select({ at: submissions.createdAt, count: sql<number>`1` }).from(submissions);
    await nextTurn();
    const taken = await sumArea(db, eventZone);
    return {
      queue,
      submissions: SUBMISSION_STATUSES.map((status) => ({ status, count: bySubmission.get(status) ?? 0 })),
      orders: SENT_STATUSES.map((status) => ({ status, ...(byOrder.get(status) ?? NOTHING) })),
      weeks: countBySpan(sentIn, "week", eventZone, new Date(eoi.closes)),
      closes: eoi.closes,
      area: {
        offered: standAreaM2,
        taken: LIVE_STATUSES.map((status) => ({ status, m2: taken.get(status) ?? 0 })),
      },
    };
  },
});

const NOTHING = { count: 0, space: 0, structure: 0, extra: 0, total: 0 };

async function countSubmissions(db: ReadDb | Tx) {
  const rows = await db
    .select({ status: submissions.status, count: count() })
    .from(submissions)
    .groupBy(submissions.status);
  return new Map(rows.map((row) => [row.status, row.count]));
}

async function sumOrders(db: ReadDb | Tx, zone: string) {
  const rows = await db
    .select({
      status: orders.status,
      ...ORDER_SUMS,
    })
    .from(orders)
    .where(isOrderOf({}, zone))
    .groupBy(orders.status);
  return new Map(
    rows.map(({ status, count: number, space, structure, extra, total }) => [
      status,
      { count: number, ...inUsd({ space, structure, extra, total }) },
    ]),
  );
}

function inUsd<Name extends string>(sums: Record<Name, Cents>): Record<Name, number> {
  const dollars = Object.entries<Cents>(sums).map(([name, cents]) => [name, usdFromCents(cents)]);
  return Object.fromEntries(dollars) as Record<Name, number>; // fromEntries forgets the names.
}

/** The m2 of the stands that were ordered, by status. */
async function sumArea(db: ReadDb | Tx, zone: string) {
  const isStand: SQL | undefined = and(
    isOrderOf({}, zone),
    inArray(orders.type, [...STAND_ORDER_TYPES]),
    inArray(orders.status, [...LIVE_STATUSES]),
  );
  const rows = await db
    .select({
      status: orders.status,
      m2: sql<number>`sum(coalesce(${orders.sizeM2}, ${submissions.spaceM2}))`.mapWith(Number),
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isStand)
    .groupBy(orders.status);
  return new Map(rows.map(({ status, m2 }) => [status, m2]));
}
