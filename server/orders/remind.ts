import { and, eq, gt, inArray, notInArray, or, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orderRequests, orders, submissions } from "#db/schema/index.ts";
import { type Duty, dutiesOfOrder, type StepOrder } from "#domain/orders/moves/next-step.ts";
import { type Reminder, reminderOn } from "#domain/orders/moves/reminders.ts";
import { dayAt } from "#domain/wall-time.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import { enqueueMail, wasWritten } from "../mail/enqueue.ts";
import { findRecipient } from "../members/recipient.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import { readSettings } from "../event/read.ts";
import { nextTurn } from "../platform/turns.ts";
import { SETTLED } from "./balance.ts";
import { readReckoning } from "./mail-payment.ts";
import { STANDING, stepOrder } from "./steps.ts";

const EVERY_MS = 60 * 60_000;
const START_AFTER_MS = 60_000;
/** Few at a time: other calls are answered between. */
const AT_ONCE = 50;

type Due = { orderId: string; duty: Duty; dueOn: string; reminder: Reminder };

/**
 * Writes to exhibitors whose duty is due in a week, in a day, or was due: once for a duty, its day and each of the
 * three, however often it runs. Answers how many were written.
 */
export async function remindOfDuties(portal: Portal): Promise<number> {
  const settings = await readSettings(portal.db.read);
  const today = dayAt(portal.clock().toISOString(), settings.eventZone);
  let written = 0;
  for (let after = ""; ;) {
    const rows = await readWaiting(portal.db.read, after);
    const due = rows.flatMap(({ status, order }) =>
      isOrderingOpen(status) ? dueOf(dutiesOfOrder(asRemindedOf(stepOrder(order, settings))), today) : [],
    );
    if (due.length > 0) written += await portal.db.write((tx) => writeAll(tx, portal, due));
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return written;
    after = last.order.id;
    // The database answers on our own thread.
    await nextTurn();
  }
}

/** What is not to be reminded of has no day here. */
function asRemindedOf(order: StepOrder): StepOrder {
  return { ...order, requestsDueOn: order.requestsRemindOn };
}

function dueOf(duties: readonly Duty[], today: string): Due[] {
  return duties.flatMap((duty) => {
    const { dueOn } = duty;
    if (dueOn === null || !("orderId" in duty)) return [];
    const reminder = reminderOn(today, dueOn);
    return reminder ? [{ orderId: duty.orderId, duty, dueOn, reminder }] : [];
  });
}

async function writeAll(tx: Tx, portal: Portal, due: readonly Due[]): Promise<number> {
  let written = 0;
  for (const one of due) written += (await writeOne(tx, portal, one)) ? 1 : 0;
  return written;
}

async function writeOne(tx: Tx, portal: Portal, { orderId, duty, dueOn, reminder }: Due): Promise<boolean> {
  const { kind } = duty;
  if (kind !== "pay" && kind !== "answerRequest") return false;
  const ctx = { portal, now: portal.clock() };
  const once = `reminder.${orderId}.${kind}.${dueOn}.${reminder}`;
  if (await wasWritten(tx, ctx, once)) return false;
  const [found] = await tx
    .select({ submission: submissions, order: { id: orders.id, ...REMINDED_OF } })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(eq(orders.id, orderId));
  if (!found) return false;
  const written = await enqueueMail(tx, ctx, {
    template: "dutyReminder",
    ...(await findRecipient(tx, found.submission, found.order.authorId)),
    params: {
      company: found.submission.institutionName,
      reference: found.order.reference ?? "",
      url: `${portal.env.PUBLIC_URL}/partner/orders/${orderId}`,
      duty: kind,
      reminder,
      dueOn,
      ...(kind === "pay" && {
        amount: duty.outstanding,
        reckoning: await readReckoning(tx, ctx, found.order),
      }),
    },
    record: { kind: "order", id: orderId },
    once,
  });
  return written !== undefined;
}

const REMINDED_OF = {
  authorId: orders.authorId,
  reference: orders.reference,
  status: orders.status,
  totalCents: orders.totalCents,
  ...SETTLED,
};

const ORDER = sql`${orders.id}`;
const isAsked = sql`exists (select 1 from ${orderRequests} where ${orderRequests.orderId} = ${ORDER} and ${orderRequests.status} = 'PENDING' and ${orderRequests.dueOn} is not null)`;

/** Orders that may have something due, page by page. */
function readWaiting(db: ReadDb, after: string) {
  return db
    .select({
      status: submissions.status,
      order: {
        id: orders.id,
        reference: orders.reference,
        type: orders.type,
        status: orders.status,
        updatedAt: orders.updatedAt,
        ...STANDING,
      },
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(
      and(
        gt(orders.id, after),
        notInArray(orders.status, ["DRAFT", "REJECTED", "CANCELLED"]),
        or(inArray(orders.status, ["APPROVED", "CONFIRM_PAYMENT"]), isAsked),
      ),
    )
    .orderBy(orders.id)
    .limit(AT_ONCE);
}

/** Looks a minute after the start, which it would slow down, and every hour. */
export function startReminding(portal: Portal): { stop: () => void } {
  const remind = () =>
    void remindOfDuties(portal).catch((error: unknown) =>
      portal.log.error(describeError(error), "reminders failed"),
    );
  const first = setTimeout(remind, START_AFTER_MS);
  const timer = setInterval(remind, EVERY_MS);
  first.unref();
  timer.unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
