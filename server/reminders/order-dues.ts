import { and, eq, exists, gt, inArray, notInArray, or, sql } from "drizzle-orm";
import { alias, QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, orderRequests, orders, submissions } from "#db/schema/index.ts";
import { type Duty, dutiesOfOrder, isSpentDraft } from "#domain/orders/moves/next-step.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import { STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import type { ReminderKind } from "#domain/reminders/rules.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import { dayAt } from "#domain/wall-time.ts";
import { SETTLED } from "../orders/payments/balance.ts";
import { CONTRACT } from "../orders/record/contract-state.ts";
import { STANDING, stepOrder } from "../orders/reading/steps.ts";

type OrderReminder = Exclude<ReminderKind, "windowCloses">;

/** What an order may be reminded of, and the day it is counted from: YYYY-MM-DD of the event's zone. */
export type OrderDue = { kind: OrderReminder; row: OrderRow; duty: Duty; day: string };
export type OrderRow = Awaited<ReturnType<typeof readOrdersAfter>>[number];

/** All duties of an order that have a rule, whether due or not. */
export function duesOf(row: OrderRow, settings: Settings): OrderDue[] {
  if (!isOrderingOpen(row.submission.status) || isSpentDraft(row.order, row.hasStand)) return [];
  const { requestsRemindOn, ...order } = row.order;
  const asked = stepOrder({ ...order, requestsRemindOn, requestsDueOn: requestsRemindOn }, settings);
  return dutiesOfOrder(asked).flatMap((duty) => {
    const day = dayOf(duty, row, settings);
    return day === null || !isReminder(duty.kind) ? [] : [{ kind: duty.kind, row, duty, day }];
  });
}

function isReminder(kind: Duty["kind"]): kind is OrderReminder {
  return kind !== "revise" && kind !== "chooseStand";
}

function dayOf({ kind, dueOn }: Duty, { order, publishedAt }: OrderRow, { eventZone }: Settings) {
  if (kind === "finishDraft") return dayAt(order.updatedAt.toISOString(), eventZone);
  if (kind !== "signContract") return dueOn;
  return publishedAt === null ? null : dayAt(new Date(publishedAt).toISOString(), eventZone);
}

// In a fragment of its own, so that drizzle writes the table's name.
const ORDER = sql`${orders.id}`;
const isAsked = sql`exists (select 1 from ${orderRequests} where ${orderRequests.orderId} = ${ORDER} and ${orderRequests.status} = 'PENDING' and ${orderRequests.dueOn} is not null)`;
const publishedAt = sql<
  number | null
>`(select ${contracts.publishedAt} from ${contracts} where ${contracts.orderId} = ${ORDER} and ${contracts.publishedAt} is not null order by ${contracts.version} desc limit 1)`;

const live = alias(orders, "live");
/** Whether the space of the order has a stand that was sent. */
const hasStand = sql<boolean>`${exists(
  new QueryBuilder()
    .select({ id: live.id })
    .from(live)
    .where(
      and(
        eq(live.submissionId, orders.submissionId),
        inArray(live.type, [...STAND_ORDER_TYPES]),
        inArray(live.status, [...LIVE_STATUSES]),
      ),
    ),
)}`.mapWith(Boolean);

/** Orders that may have something due, page by page. */
export function readOrdersAfter(db: ReadDb | Tx, after: string, most: number) {
  const mayBeDue = or(
    inArray(orders.status, ["DRAFT", "APPROVED", "CONFIRM_PAYMENT"]),
    isAsked,
    sql`${CONTRACT} = 'unsigned'`,
  );
  return select(db)
    .where(and(gt(orders.id, after), notInArray(orders.status, ["REJECTED", "CANCELLED"]), mayBeDue))
    .orderBy(orders.id)
    .limit(most);
}

export async function readOrder(db: ReadDb | Tx, id: string): Promise<OrderRow | undefined> {
  const [row] = await select(db).where(eq(orders.id, id));
  return row;
}

function select(db: ReadDb | Tx) {
  return db
    .select({
      submission: submissions,
      order: {
        id: orders.id,
        reference: orders.reference,
        type: orders.type,
        status: orders.status,
        updatedAt: orders.updatedAt,
        ...STANDING,
      },
      owed: {
        id: orders.id,
        authorId: orders.authorId,
        status: orders.status,
        totalCents: orders.totalCents,
        ...SETTLED,
      },
      publishedAt,
      hasStand,
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .$dynamic();
}
