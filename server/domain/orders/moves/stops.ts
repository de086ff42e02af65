import type { StepOrder } from "./next-step.ts";
import { isApproval } from "./pay-by.ts";
import { isLive } from "./rules.ts";
import type { OrderStatus } from "./status.ts";
import { owesPayment } from "./turn.ts";

/** The stops in their order; the contract may be signed earlier. */
const STOPS = ["sent", "review", "approved", "payment", "contract"] as const;
type StopName = (typeof STOPS)[number];

/** A stop in progress whose name alone would say something else; and the end of a line that leads no farther. */
type Halt = "waiting" | "returned" | "paymentRefused" | "end";

/**
 * `now` is in progress; `ended` is the last of a rejected or cancelled order. `at` is ISO 8601, null where skipped or
 * not reached; `dueOn` (YYYY-MM-DD) is the day to pay by, while paying is in progress.
 */
export type Stop = {
  name: StopName | Halt;
  state: "done" | "now" | "ahead" | "ended";
  at: string | null;
  dueOn: string | null;
};

type Move = { from: string | null; to: string | null; at: string };

export type Travelled = StepOrder & {
  sentAt: string | null;
  /** The order's moves, newest first. */
  moves: readonly Move[];
  signedAt: string | null;
};

/** Stops passed at each status, without the contract. */
const BEHIND = {
  DRAFT: 0,
  PENDING: 1,
  REVIEWING: 1,
  APPROVED: 3,
  CONFIRM_PAYMENT: 3,
  PAID: 4,
  REJECTED: 1,
  CANCELLED: 1,
} as const satisfies Record<OrderStatus, number>;

/** The stops of a sent order (ORD-01): five, fewer if it ended or was never reviewed; a draft has passed none. */
export function stopsOf(order: Travelled): Stop[] {
  if (order.status === "DRAFT") return [];
  if (!isLive(order.status)) return stopsUntilEnd(order);
  const behind = isFree(order) ? BEHIND.PAID : BEHIND[order.status];
  return STOPS.filter((name) => name !== "review" || !isPassedOver(order, behind)).map((name): Stop => {
    const at = STOPS.indexOf(name);
    if (name === "contract") return contractStop(order, at === behind);
    if (at < behind) return { name, state: "done", at: reachedAt(name, order), dueOn: null };
    if (at > behind) return { name, state: "ahead", at: null, dueOn: null };
    return stopNow(name, order);
  });
}

/** The stop to show where there is room for one: the stop in progress, else the last. */
export function stopInHand(stops: readonly Stop[]): Stop | undefined {
  return stops.find(({ state }) => state === "now") ?? stops.at(-1);
}

/** Approved at once: a review that never was is no stop that was passed. */
function isPassedOver(order: Travelled, behind: number): boolean {
  return behind > STOPS.indexOf("review") && reachedAt("review", order) === null;
}

/** Approved, with nothing left to be paid. */
function isFree({ status, outstanding, openChange }: Travelled): boolean {
  return status === "APPROVED" && outstanding <= 0 && !openChange;
}

function contractStop({ signedAt }: Travelled, isNext: boolean): Stop {
  if (signedAt !== null) return { name: "contract", state: "done", at: signedAt, dueOn: null };
  return { name: "contract", state: isNext ? "now" : "ahead", at: null, dueOn: null };
}

function stopNow(name: Exclude<StopName, "contract">, order: Travelled): Stop {
  const { status, isReturned, isPaymentRefused, moves, payBy } = order;
  const dueOn = name === "payment" && owesPayment(order) ? payBy : null;
  const now = { state: "now", dueOn } as const;
  const lastAt = moves[0]?.at ?? null;
  if (name === "review" && status === "PENDING") {
    return isReturned ? { name: "returned", ...now, at: lastAt } : { name: "waiting", ...now, at: null };
  }
  if (name === "payment" && status === "APPROVED") {
    return isPaymentRefused ? { name: "paymentRefused", ...now, at: lastAt } : { name, ...now, at: null };
  }
  return { name, ...now, at: reachedAt(name, order) };
}

/** What it had passed, and its end: nothing lies ahead. */
function stopsUntilEnd(order: Travelled): Stop[] {
  const { status, moves, signedAt } = order;
  const end = moves.find(({ to }) => to === status);
  const behind = BEHIND[asStatus(end?.from ?? null)];
  const passed = STOPS.flatMap((name, at): Stop[] => {
    const day = name === "contract" ? signedAt : reachedAt(name, order);
    const isDone = name === "contract" || name === "review" ? day !== null : at < behind;
    return isDone ? [{ name, state: "done", at: day, dueOn: null }] : [];
  });
  return [...passed, { name: "end", state: "ended", at: end?.at ?? null, dueOn: null }];
}

function asStatus(from: string | null): OrderStatus {
  return from !== null && from in BEHIND ? (from as OrderStatus) : "PENDING";
}

function reachedAt(name: Exclude<StopName, "contract">, { sentAt, moves }: Travelled): string | null {
  const last = (found: (move: Move) => boolean) => moves.find(found)?.at ?? null;
  switch (name) {
    case "sent":
      return sentAt;
    case "review":
      return last(({ to }) => to === "REVIEWING");
    case "approved":
      return last(isApproval);
    case "payment":
      return last(({ to }) => to === "PAID" || to === "CONFIRM_PAYMENT");
    default:
      return name satisfies never;
  }
}
