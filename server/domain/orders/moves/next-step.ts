import type { Cents } from "../../money.ts";
import { isOrderingOpen, type SubmissionStatus } from "../../submissions/status.ts";
import { takesPayment } from "./rules.ts";
import type { OrderStatus } from "./status.ts";
import { STAND_ORDER_TYPES, type OrderType } from "../type.ts";

/** What of an order its exhibitor's next step depends on; days are YYYY-MM-DD of the event's zone. */
export type StepOrder = {
  id: string;
  /** Null while it is a draft. */
  reference: string | null;
  type: OrderType;
  status: OrderStatus;
  /** When it got there, or was last saved: ISO 8601. */
  since: string;
  /** The team sent it back to be changed, and nothing was saved since. */
  isReturned: boolean;
  /** Requests of the team that wait for the exhibitor, and the first day by which one of them does. */
  openRequests: number;
  requestsDueOn: string | null;
  /** The first of those days that the exhibitor wants to be reminded of, or has to. */
  requestsRemindOn: string | null;
  outstanding: Cents;
  payBy: string | null;
  /** The account that hears of the order. */
  responsible: Responsible | null;
  /** The newest edition of its contract: none, to be signed, signed, or outdated and waiting for the team. */
  contract: "none" | "unsigned" | "signed" | "outdated";
};

export type StepSubmission = {
  status: SubmissionStatus;
  isWithdrawn: boolean;
  since: string;
  orders: readonly StepOrder[];
};

type Of<Kind extends string, More = object> = { kind: Kind } & More;
/** Who among colleagues an order is in the hands of: its author while a member of the submission, else the owner. */
export type Responsible = { id: string; name: string };
type OnOrder = {
  orderId: string;
  reference: string | null;
  dueOn: string | null;
  responsible: Responsible | null;
};

/** Something the exhibitor does now. */
export type Duty =
  | Of<"answerRequest", OnOrder & { count: number }>
  | Of<"revise", OnOrder>
  | Of<"pay", OnOrder & { outstanding: Cents }>
  | Of<"signContract", OnOrder>
  | Of<"finishDraft", OnOrder>
  | Of<"chooseStand", { dueOn: null }>;

/** Somebody else's turn, and since when; or nothing left to do. */
export type Waiting =
  | Of<"submissionReview" | "orderReview" | "paymentCheck" | "contract", { since: string }>
  | Of<"done" | "ended">;

const TURNS: readonly Duty["kind"][] = [
  "answerRequest",
  "revise",
  "pay",
  "signContract",
  "finishDraft",
  "chooseStand",
];

/**
 * All that waits for the exhibitor of one submission, the one next step first: what has a due day first, the earliest
 * ahead; then as it comes in the course of an order. Nothing waits before ordering opens, nor after a rejection.
 */
export function dutiesOf(submission: StepSubmission): Duty[] {
  if (!isOrderingOpen(submission.status)) return [];
  const duties = submission.orders.flatMap(dutiesOfOrder);
  if (!submission.orders.some(isStandOrder)) duties.push({ kind: "chooseStand", dueOn: null });
  return duties.toSorted(byUrgency);
}

/** What waits for the exhibitor of one order. */
export function dutiesOfOrder(order: StepOrder): Duty[] {
  const { id: orderId, reference, status, openRequests, outstanding, payBy } = order;
  const on = { orderId, reference, responsible: order.responsible };
  if (status === "DRAFT") return [{ kind: "finishDraft", ...on, dueOn: null }];
  if (!isUnderWay(status)) return [];
  const duties: Duty[] = [];
  if (openRequests > 0) {
    duties.push({ kind: "answerRequest", ...on, count: openRequests, dueOn: order.requestsDueOn });
  }
  if (status === "PENDING" && order.isReturned) duties.push({ kind: "revise", ...on, dueOn: null });
  if (takesPayment(status) && outstanding > 0) duties.push({ kind: "pay", ...on, outstanding, dueOn: payBy });
  if (order.contract === "unsigned") duties.push({ kind: "signContract", ...on, dueOn: null });
  return duties;
}

/** A step without a day of its own comes after all that have one. */
function byUrgency(a: Duty, b: Duty): number {
  const [first, second] = [a.dueOn ?? "9999", b.dueOn ?? "9999"];
  if (first !== second) return first < second ? -1 : 1;
  return TURNS.indexOf(a.kind) - TURNS.indexOf(b.kind);
}

function isUnderWay(status: OrderStatus): boolean {
  return status !== "DRAFT" && status !== "REJECTED" && status !== "CANCELLED";
}

function isStandOrder({ type, status }: StepOrder): boolean {
  const isStand = (STAND_ORDER_TYPES as readonly OrderType[]).includes(type);
  return isStand && (status === "DRAFT" || isUnderWay(status));
}

/** Whose turn it is while nothing waits for the exhibitor, the longest wait first. */
export function waitingFor(submission: StepSubmission): Waiting {
  const { status, since, isWithdrawn, orders } = submission;
  if (isWithdrawn || status === "REJECTED" || status === "HIDDEN" || status === "DUPLICATE") {
    return { kind: "ended" };
  }
  if (!isOrderingOpen(status)) return { kind: "submissionReview", since };
  const turns = orders.flatMap(teamTurn).toSorted((a, b) => (a.since < b.since ? -1 : 1));
  return turns[0] ?? { kind: "done" };
}

type TeamTurn = Extract<Waiting, { since: string }>;

function teamTurn({ status, since, contract }: StepOrder): TeamTurn[] {
  switch (status) {
    case "PENDING":
    case "REVIEWING":
      return [{ kind: "orderReview", since }];
    case "CONFIRM_PAYMENT":
      return [{ kind: "paymentCheck", since }];
    case "APPROVED":
    case "PAID":
      return contract === "signed" ? [] : [{ kind: "contract", since }];
    case "DRAFT":
    case "REJECTED":
    case "CANCELLED":
      return [];
    default:
      return status satisfies never;
  }
}
