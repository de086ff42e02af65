import { isApproval } from "./pay-by.ts";
import type { OrderStatus } from "./status.ts";

/** In this order; the contract may be signed earlier. */
const STOPS = ["sent", "review", "approved", "payment", "contract"] as const;
type StopName = (typeof STOPS)[number];

/**
 * `now` is in progress; `ended` is where a rejected or cancelled order stopped. `at` is ISO 8601, null where skipped
 * or not reached.
 */
export type Stop = { name: StopName; state: "done" | "now" | "ahead" | "ended"; at: string | null };

type Move = { from: string | null; to: string | null; at: string };

export type Travelled = {
  status: OrderStatus;
  sentAt: string | null;
  /** Newest first. */
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

/** The five stops of a sent order (ORD-01); a draft has passed none. */
export function stopsOf(order: Travelled): Stop[] {
  if (order.status === "DRAFT") return [];
  const end = endOf(order);
  const behind = BEHIND[end ? end.from : order.status];
  return STOPS.map((name, at): Stop => {
    if (name === "contract") return contractStop(order, at === behind, end);
    if (at < behind) return { name, state: "done", at: reachedAt(name, order) };
    if (at > behind) return { name, state: "ahead", at: null };
    return { name, state: end ? "ended" : "now", at: end ? end.at : reachedAt(name, order) };
  });
}

type End = { from: OrderStatus; at: string };

function contractStop({ signedAt }: Travelled, isNext: boolean, end: End | undefined): Stop {
  if (signedAt !== null) return { name: "contract", state: "done", at: signedAt };
  if (!isNext) return { name: "contract", state: "ahead", at: null };
  return { name: "contract", state: end ? "ended" : "now", at: end?.at ?? null };
}

function endOf({ status, moves }: Travelled): End | undefined {
  if (status !== "REJECTED" && status !== "CANCELLED") return undefined;
  const end = moves.find(({ to }) => to === status);
  return end && { from: asStatus(end.from), at: end.at };
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
