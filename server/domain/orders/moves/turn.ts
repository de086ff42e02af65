import { isLive, takesPayment } from "./rules.ts";
import type { ContractState } from "./contract.ts";
import type { OrderStatus } from "./status.ts";

export const TURN_SIDES = ["team", "exhibitor", "nobody"] as const;
export type TurnSide = (typeof TURN_SIDES)[number];

/** What an order waits for, and whose turn that is. */
const WAITED_FOR = {
  wish: "team",
  changeRefused: "team",
  review: "team",
  payment: "team",
  signedCopy: "team",
  contract: "team",
  draft: "exhibitor",
  changed: "exhibitor",
  asked: "exhibitor",
  returned: "exhibitor",
  pay: "exhibitor",
  payRest: "exhibitor",
  sign: "exhibitor",
  settled: "nobody",
  rejected: "nobody",
  cancelled: "nobody",
} as const satisfies Record<string, TurnSide>;
export type Turn = keyof typeof WAITED_FOR;

/** What is waited for, with what the team has to do first. */
export const TURNS = Object.keys(WAITED_FOR) as Turn[];
export const TEAM_TURNS = ["wish", "changeRefused", "review", "payment", "signedCopy", "contract"] as const;
export type TeamTurn = (typeof TEAM_TURNS)[number];

export function sideOf(turn: Turn): TurnSide {
  return WAITED_FOR[turn];
}

/** All facts that decide whose turn it is. */
export type TurnFacts = {
  status: OrderStatus;
  /** Wishes and questions of the exhibitor without an answer. */
  wishes: number;
  /** Requests that wait for the exhibitor; those of them without which the order is not approved. */
  openRequests: number;
  blockingRequests: number;
  /** The team's change has no agreement; and the exhibitor has not answered yet. */
  openChange: boolean;
  isChangeAsked: boolean;
  isReturned: boolean;
  /** A payment confirmation was handed in and not judged. */
  isToCheck: boolean;
  outstanding: number;
  contract: ContractState;
};

type Held = Pick<TurnFacts, "status" | "wishes" | "outstanding" | "contract">;

/** Whether an exhibitor's request to change an approved order suspends paying and signing until the team answers. */
export function isHeldByWish({ status, wishes, outstanding, contract }: Held): boolean {
  return wishes > 0 && takesPayment(status) && (outstanding > 0 || contract === "unsigned");
}

/** Whether a payment is due from the exhibitor. */
export function owesPayment(order: Held): boolean {
  return takesPayment(order.status) && order.outstanding > 0 && !isHeldByWish(order);
}

/**
 * The one answer to whose turn it is, for both sides (server/orders/moves/turn.ts has it for the database). What the team can
 * do comes before what the exhibitor may do meanwhile: a question that holds nothing up leaves the review to the team,
 * and the rest of a payment the check of its first part or of the signed copy.
 */
export function turnOf(order: TurnFacts): Turn {
  const { status } = order;
  if (status === "DRAFT") return "draft";
  if (status === "CANCELLED") return "cancelled";
  if (order.wishes > 0) return "wish";
  if (!isLive(status)) return "rejected";
  if (order.openChange) return order.isChangeAsked ? "changed" : "changeRefused";
  if (status === "PENDING" || status === "REVIEWING") {
    if (order.blockingRequests > 0) return "asked";
    return order.isReturned && status === "PENDING" ? "returned" : "review";
  }
  return turnOfApproved(order);
}

function turnOfApproved({ status, isToCheck, contract, outstanding, openRequests }: TurnFacts): Turn {
  if (takesPayment(status)) {
    if (isToCheck) return "payment";
    if (contract === "received") return "signedCopy";
    if (outstanding > 0) return status === "APPROVED" ? "pay" : "payRest";
    if (status === "CONFIRM_PAYMENT") return "payment";
  }
  if (contract === "received") return "signedCopy";
  if (contract === "unsigned") return "sign";
  if (contract !== "signed") return "contract";
  return openRequests > 0 ? "asked" : "settled";
}
