import * as v from "valibot";
import { id, optionalLine, usd, version } from "../../fields.ts";
import { message } from "../../messages.ts";
import { type Cents, centsFromUsd } from "../../money.ts";
import { lastTransferDay, yearBefore } from "../../wall-time.ts";
import { fileReferences } from "../../files/file-reference.ts";
import { day } from "../../blocks.ts";

/**
 * `handedIn` waits for the team and `accepted` was found good: these are in force. `refused` and `replaced` stay in
 * history.
 */
export const PAYMENT_STATUSES = ["handedIn", "accepted", "refused", "replaced"] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * A proof of a transfer; what the team returned of a credit or used of it for another order, both below 0; and there
 * what came from it.
 */
export const PAYMENT_KINDS = ["proof", "returned", "used", "credit"] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** ORD-18: reference, dollars and day of the transfer. */
export const transferEntries = {
  reference: optionalLine(140),
  amount: v.optional(v.nullable(usd(0.01, message("valuePositive"))), null),
  paidOn: v.optional(v.nullable(day()), null),
};

/** So much is no payment but a mistyped amount: more than twice the order's price; cents. */
export function isBeyondPrice(amount: Cents, total: Cents): boolean {
  return total > 0 && amount > 2 * total;
}

/** The server accepts a confirmation without details. `today` is the event's: a transfer lies within the year before
 * `lastTransferDay`. */
export function paymentForm(today: string, total: Cents) {
  return v.object({
    files: v.pipe(fileReferences(), v.minLength(1, message("confirmationRequired"))),
    reference: optionalLine(140),
    amount: v.pipe(
      usd(0.01, message("valuePositive")),
      v.check((amount) => !isBeyondPrice(centsFromUsd(amount), total), message("transferBeyond")),
    ),
    paidOn: v.pipe(
      day(),
      v.check((paidOn) => paidOn <= lastTransferDay(today), message("dayAhead")),
      v.check((paidOn) => paidOn >= yearBefore(today), message("dayLongAgo")),
    ),
  });
}

export function isInForce({ status }: { status: PaymentStatus }): boolean {
  return status === "handedIn" || status === "accepted";
}

const REFERENCE = /ord[\s._/-]*(\d{4})[\s._/-]*0*(\d{1,9})(?!\d)/gi;

/**
 * Order numbers in a transfer text: any case, spaces, dots or nothing between, with or without leading zeros. Each
 * once, as ORD-2025-00042.
 */
export function referencesIn(text: string): string[] {
  const found = Array.from(
    text.matchAll(REFERENCE),
    ([, year, number = ""]) => `ORD-${year}-${number.padStart(5, "0")}`,
  );
  return [...new Set(found)];
}

const ofCredit = { id: id(), version: version(), amount: usd(0.01, message("valuePositive")) };

/** What becomes of a credit: returned on a day under a reference, or used for another order of the organisation. */
export const creditUse = v.variant("how", [
  v.object({ how: v.literal("returned"), ...ofCredit, paidOn: day(), reference: optionalLine(140) }),
  v.object({ how: v.literal("used"), ...ofCredit, toOrderId: id() }),
]);
export type CreditUse = v.InferOutput<typeof creditUse>;

/** So much of a credit can be returned, and used for another order where `missing` is to be paid. */
export function mostOfCredit(credit: Cents, missing = credit): Cents {
  return Math.min(credit, missing);
}

/** Both in one form; which of the fields holds is chosen. `missing` says what is to be paid for another order. */
export function creditForm(credit: Cents, missing: (orderId: string) => Cents | undefined) {
  return v.pipe(
    v.object({
      how: v.picklist(["returned", "used"]),
      amount: ofCredit.amount,
      paidOn: v.string(),
      reference: optionalLine(140),
      toOrderId: v.string(),
    }),
    v.forward(
      v.check(({ how, amount, toOrderId }) => {
        const most = mostOfCredit(credit, how === "used" ? missing(toOrderId) : undefined);
        return centsFromUsd(amount) <= most;
      }, message("creditBeyond")),
      ["amount"],
    ),
    v.forward(
      v.check((form) => form.how !== "returned" || form.paidOn !== "", message("required")),
      ["paidOn"],
    ),
    v.forward(
      v.check((form) => form.how !== "used" || form.toOrderId !== "", message("choice")),
      ["toOrderId"],
    ),
  );
}
