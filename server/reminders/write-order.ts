import type { Tx } from "#db/client.ts";
import type { ReminderStep } from "#domain/reminders/rules.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { findHearers, findRecipient } from "../members/recipient.ts";
import { readReckoning } from "../orders/payments/mail-payment.ts";
import type { Portal } from "../portal/portal.ts";
import type { OrderDue } from "./order-dues.ts";
import type { Manner } from "./manner.ts";
import { unwritten } from "./unwritten.ts";

/**
 * Writes to all who hear of the order, of a draft to whom it is with: once for what it is about, its day and the step.
 * Answers whether it did.
 */
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
  const { submission, owed } = row;
  const about = { record: { kind: "order", id: row.order.id }, ...manner };
  const company = submission.institutionName;
  const url = `${portal.env.PUBLIC_URL}/partner/orders/${row.order.id}`;
  if (kind === "finishDraft") {
    const params = { company, url, savedOn: day };
    const recipient = await findRecipient(tx, submission, owed.authorId);
    const mail = { template: "draftReminder", params, once, ...about, ...recipient } as const;
    return (await enqueueMail(tx, ctx, mail)) !== undefined;
  }
  const order = { id: row.order.id, authorId: owed.authorId };
  const params = {
    company,
    reference: row.order.reference ?? "",
    url,
    duty: kind,
    reminder: step.at,
    dueOn: day,
    ...(due.duty.kind === "pay" && {
      amount: due.duty.outstanding,
      reckoning: await readReckoning(tx, ctx, owed),
    }),
  };
  let isWritten = false;
  for (const [at, recipient] of (await findHearers(tx, { order, submission }, kind)).entries()) {
    const name = at === 0 ? once : `${once}.${at}`;
    const mail = { template: "dutyReminder", params, once: name, ...about, ...recipient } as const;
    if ((await enqueueMail(tx, ctx, mail)) !== undefined) isWritten = true;
  }
  return isWritten;
}
