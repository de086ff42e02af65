import type { Tx } from "#db/client.ts";
import type { ReminderStep } from "#domain/reminders/rules.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { findRecipient } from "../members/recipient.ts";
import { readReckoning } from "../orders/mail-payment.ts";
import type { Portal } from "../portal.ts";
import type { OrderDue } from "./order-dues.ts";
import type { Manner } from "./manner.ts";
import { unwritten } from "./unwritten.ts";

/** Writes to whom the order is with: once for what it is about, its day and the step. Answers whether it did. */
export async function remindOfOrder(
  tx: Tx,
  portal: Portal,
  due: OrderDue,
  step: ReminderStep,
  manner: Manner,
): Promise<boolean> {
  const { kind, day, row } = due;
  const ctx = { portal, now: portal.clock() };
  const once = await unwritten(tx, ctx, `reminder.${row.order.id}.${kind}.${day}`, step);
  if (once === undefined) return false;
  const duty = kind === "finishDraft" ? undefined : { orderId: row.order.id, duty: kind };
  const recipient = await findRecipient(tx, row.submission, row.owed.authorId, duty);
  const about = { record: { kind: "order", id: row.order.id }, once, ...recipient, ...manner };
  const company = row.submission.institutionName;
  const page = `${portal.env.PUBLIC_URL}/partner/orders/${row.order.id}`;
  if (kind === "finishDraft") {
    const params = { company, url: page, savedOn: day };
    return (await enqueueMail(tx, ctx, { template: "draftReminder", params, ...about })) !== undefined;
  }
  const written = await enqueueMail(tx, ctx, {
    template: "dutyReminder",
    params: {
      company,
      reference: row.order.reference ?? "",
      url: page,
      duty: kind,
      reminder: step.at,
      dueOn: day,
      ...(due.duty.kind === "pay" && {
        amount: due.duty.outstanding,
        reckoning: await readReckoning(tx, ctx, row.owed),
      }),
    },
    ...about,
  });
  return written !== undefined;
}
