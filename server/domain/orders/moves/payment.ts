import * as v from "valibot";
import { optionalLine, usd } from "../../fields.ts";
import { message } from "../../messages.ts";
import { add, type Cents } from "../../money.ts";
import { fileReferences } from "../../files/file-reference.ts";
import { day } from "../../blocks.ts";

/**
 * What became of a payment confirmation: the one in force waits for the team (`handedIn`) or was found good
 * (`accepted`); the others stay in history as `refused` or `replaced`.
 */
export const PAYMENT_STATUSES = ["handedIn", "accepted", "refused", "replaced"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** What a payment confirmation says of the transfer (ORD-18): its reference, its dollars, its day. */
export const transferEntries = {
  reference: optionalLine(140),
  amount: v.optional(v.nullable(usd(0.01, message("valuePositive"))), null),
  paidOn: v.optional(v.nullable(day()), null),
};

/** What the exhibitor fills in: the file, and what it says. The server takes a confirmation without words, too. */
export const paymentForm = v.object({
  files: v.pipe(fileReferences(), v.minLength(1, message("confirmationRequired"))),
  reference: optionalLine(140),
  amount: usd(0.01, message("valuePositive")),
  paidOn: day(),
});

/** An amount left out was for all there was to pay. */
type Paid = { status: PaymentStatus; amount: Cents | null };

/** What is still to be paid of an order once the confirmations in force are found good; below 0 too much was paid. */
export function outstandingOf(total: Cents, payments: readonly Paid[]): Cents {
  const counting = payments.filter(isInForce);
  if (counting.some(({ amount }) => amount === null)) return 0;
  return total - add(...counting.map(({ amount }) => amount ?? 0));
}

/** Whether a further confirmation adds to those in force, which pay a part only, or takes their place. */
export function addsToPayments(total: Cents, payments: readonly Paid[]): boolean {
  return payments.some(isInForce) && outstandingOf(total, payments) > 0;
}

export function isInForce({ status }: Pick<Paid, "status">): boolean {
  return status === "handedIn" || status === "accepted";
}

const REFERENCE = /ord[\s._/-]*(\d{4})[\s._/-]*0*(\d{1,9})(?!\d)/gi;

/**
 * The orders a transfer names, as people and banks write them: in any case, with spaces, dots or nothing between, with
 * or without leading zeros. Each once, in the portal's own way: ORD-2025-00042.
 */
export function referencesIn(text: string): string[] {
  const found = Array.from(
    text.matchAll(REFERENCE),
    ([, year, number = ""]) => `ORD-${year}-${number.padStart(5, "0")}`,
  );
  return [...new Set(found)];
}

/** The day by which an order is paid: so many days after its approval, a day of the event's zone. */
export function dueDay(approvedOn: string, daysToPay: number): string {
  const due = new Date(`${approvedOn}T00:00:00Z`);
  due.setUTCDate(due.getUTCDate() + daysToPay);
  return due.toISOString().slice(0, 10);
}
