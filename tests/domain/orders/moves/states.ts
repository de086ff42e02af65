import { CONTRACT_STATES } from "#domain/orders/moves/contract.ts";
import { dutiesOfOrder, type StepOrder } from "#domain/orders/moves/next-step.ts";
import { type Head, headOf } from "#domain/orders/moves/standing.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/moves/status.ts";
import { type Stop, stopsOf } from "#domain/orders/moves/stops.ts";
import { type Turn, turnOf } from "#domain/orders/moves/turn.ts";
import { ORDER_TYPES } from "#domain/orders/type.ts";
import { stepOrder } from "./step-order.ts";

export const AT = "2025-08-01T12:00:00.000Z";
const WORD = { note: "Falta o croqui.", who: "Equipe", at: AT };
const YES_OR_NO = [false, true] as const;
/** What the sides asked of each other, and whether a confirmation waits for its check. */
const ASKED = [
  { openRequests: 0 },
  { openRequests: 2 },
  { openRequests: 1, blockingRequests: 1 },
  { openRequests: 1, isChangeAsked: true },
  { openRequests: 0, wishes: 1 },
  { openRequests: 0, isToCheck: true },
  { openRequests: 2, isToCheck: true },
];

/** By which move each status was reached; the way there is what stops are read from. */
const WAY: Record<OrderStatus, OrderStatus[]> = {
  DRAFT: [],
  PENDING: ["PENDING"],
  REVIEWING: ["PENDING", "REVIEWING"],
  APPROVED: ["PENDING", "REVIEWING", "APPROVED"],
  CONFIRM_PAYMENT: ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT"],
  PAID: ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID"],
  REJECTED: ["PENDING", "REVIEWING", "REJECTED"],
  CANCELLED: ["PENDING", "REVIEWING", "APPROVED", "CANCELLED"],
};

export type Told = {
  order: StepOrder;
  head: Head;
  turn: Turn;
  stops: Stop[];
  duties: string[];
  said: string;
};

/** Every state that an order can be in, as far as what is said of it depends on it. */
export const STATES: Told[] = ORDER_TYPES.flatMap((type) =>
  ORDER_STATUSES.flatMap((status) =>
    CONTRACT_STATES.flatMap((contract) =>
      YES_OR_NO.flatMap((openChange) =>
        YES_OR_NO.flatMap((isSentBack) =>
          ASKED.flatMap((asked) =>
            [-5_00, 0, 5_00].flatMap((left) => {
              const isReturned = isSentBack && status === "PENDING";
              const isPaymentRefused = isSentBack && status === "APPROVED" && left > 0;
              const isSilent = !isReturned && !isPaymentRefused;
              // What has no agreement is not paid yet, and nothing is owed before the approval.
              const outstanding = openChange ? 0 : left;
              const facts = { type, status, contract, openChange, isReturned, ...asked };
              const word = isSilent ? null : WORD;
              // As often as not the copy that came back was refused.
              const copyRefusal = contract === "unsigned" && isSentBack ? "Falta a última página." : null;
              return tell(
                stepOrder({
                  ...facts,
                  isPaymentRefused,
                  outstanding,
                  word,
                  copyRefusal,
                  payBy: "2025-09-01",
                }),
              );
            }),
          ),
        ),
      ),
    ),
  ),
);

function tell(order: StepOrder): Told {
  const way = WAY[order.status];
  const moves = way.map((to, at) => ({ from: way[at - 1] ?? "DRAFT", to, at: AT })).toReversed();
  const signedAt = order.contract === "signed" ? AT : null;
  const stops = stopsOf({ ...order, sentAt: order.status === "DRAFT" ? null : AT, moves, signedAt });
  const { status, contract, outstanding, openRequests, openChange } = order;
  return {
    order,
    head: headOf(order),
    turn: turnOf(order),
    stops,
    duties: dutiesOfOrder(order).map(({ kind }) => kind),
    said: JSON.stringify({ status, contract, outstanding, openRequests, openChange, word: order.word }),
  };
}

/** Each state that breaks the rule, as words; none is right. */
export const broken = (rule: (told: Told) => boolean) =>
  STATES.filter((told) => !rule(told)).map(({ said }) => said);
