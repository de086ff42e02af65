import * as v from "valibot";
import type { Cents } from "../money.ts";
import { SETTLEMENTS } from "../orders/moves/balance.ts";
import { ORDER_STATUSES } from "../orders/moves/status.ts";

/** What letters tell, in parts. What is refused here was our mistake: nobody typed it. */

/** A text that is not blank. */
const name = () => v.pipe(v.string(), v.regex(/\S/));

const address = () => v.pipe(v.string(), v.regex(/^(https?:\/\/|\/)/));

/** YYYY-MM-DD, or "" where none was set. */
const day = () => v.pipe(v.string(), v.regex(/^(\d{4}-\d\d-\d\d)?$/));

/** An instant as ISO 8601, UTC. */
const instant = () =>
  v.pipe(
    v.string(),
    v.check((at) => !Number.isNaN(Date.parse(at))),
  );

const cents = () => v.custom<Cents>(Number.isSafeInteger);

const count = () => v.pipe(v.number(), v.safeInteger());

export const factKinds = { name, address, day, instant, cents, count };

/** Never logged or listed, erased once sent. */
export function secret<Fact extends v.GenericSchema>(fact: Fact) {
  return { ...fact, isSecret: true as const };
}
export type Secret = ReturnType<typeof secret>;

const amount = () => v.union([cents(), v.literal("unpriced")]);

/** What a total is made of, in the reader's language: a stand or a part of one with its m2, or a line. */
export const orderedPart = v.object({
  of: v.picklist(["stand", "space", "structure", "extra", "line"]),
  title: v.string(),
  m2: v.optional(v.number()),
  quantity: v.optional(v.number()),
  periodOfUse: v.optional(v.number()),
  amount: amount(),
});
export type OrderedPart = v.InferOutput<typeof orderedPart>;

/** Quantity and days of a line; without days for an item ordered once. */
const mailedCount = v.object({ quantity: v.number(), days: v.optional(v.number()) });
export type MailedCount = v.InferOutput<typeof mailedCount>;

/** A changed line with its total before and after; null where it did not exist. */
export const mailedLine = v.object({
  /** The line's title; null for the structure of a custom stand. */
  title: v.nullable(v.string()),
  before: v.nullable(amount()),
  after: v.nullable(amount()),
  /** The percentage taken off in `after`, whose cents are without it. */
  discount: v.optional(v.number()),
  /** Neither of a package nor of the structure. */
  counts: v.optional(v.object({ before: v.nullable(mailedCount), after: v.nullable(mailedCount) })),
});
export type MailedLine = v.InferOutput<typeof mailedLine>;

/** What the team has not priced, so that the total lacks it. */
export const unpriced = { isStructurePriced: v.boolean(), unpricedLines: count() };

/** `amount` is null when it said none; `file` its name. */
export const mailedPayment = v.object({
  amount: v.nullable(cents()),
  paidOn: v.nullable(day()),
  file: v.string(),
});
export type MailedPayment = v.InferOutput<typeof mailedPayment>;

/** `balanceOf` an order with its status, and the day to pay by what is outstanding. */
export const reckoning = v.object({
  total: cents(),
  accepted: cents(),
  handedIn: cents(),
  settled: cents(),
  outstanding: cents(),
  credit: cents(),
  settledAs: v.nullable(v.picklist(SETTLEMENTS)),
  status: v.picklist(ORDER_STATUSES),
  dueOn: v.nullable(day()),
});
export type Reckoning = v.InferOutput<typeof reckoning>;
