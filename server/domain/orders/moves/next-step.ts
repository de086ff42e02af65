import type { Cents } from "../../money.ts";
import { isOrderingOpen, type SubmissionStatus } from "../../submissions/status.ts";
import { isLive } from "./rules.ts";
import { isHeldByWish, owesPayment, TEAM_TURNS, type TeamTurn, turnOf, type TurnFacts } from "./turn.ts";
import type { Situation, TeamWord } from "./team-word.ts";
import { STAND_ORDER_TYPES, type OrderType } from "../type.ts";

/**
 * What head, stops, status word and next step of an order are read from, all of them; days are YYYY-MM-DD of the
 * event's zone.
 */
export type StepOrder = Situation &
  TurnFacts & {
    id: string;
    reference: string | null;
    type: OrderType;
    /** When the exhibitor's open request was made, else when the status began or the draft was saved: ISO 8601. */
    since: string;
    /** The first due day of its open requests. */
    requestsDueOn: string | null;
    /** The first due day that is not muted. */
    requestsRemindOn: string | null;
    /** 0 while the team's change has no agreement. */
    outstanding: Cents;
    payBy: string | null;
    responsible: Responsible | null;
    /** The state of the newest contract edition. */
    contract: TurnFacts["contract"];
    /** Why its signed copy was refused, while none has come since; else null. */
    copyRefusal: string | null;
    /** A draft that a colleague of the reader has. */
    isWithColleague?: boolean;
  };

export type StepSubmission = {
  status: SubmissionStatus;
  isWithdrawn: boolean;
  since: string;
  orders: readonly StepOrder[];
};

type Of<Kind extends string, More = object> = { kind: Kind } & More;
/** Who takes care of an order: its author while a member of the submission, else the owner. */
export type Responsible = { id: string; name: string };
type OnOrder = {
  orderId: string;
  reference: string | null;
  dueOn: string | null;
  responsible: Responsible | null;
};

export type Duty =
  | Of<"answerRequest", OnOrder & { count: number }>
  | Of<"revise", OnOrder & { word: TeamWord | null }>
  | Of<"pay", OnOrder & { outstanding: Cents; isRefused: boolean; word: TeamWord | null }>
  | Of<"signContract", OnOrder & { isRefused: boolean }>
  | Of<"finishDraft" | "colleaguesDraft", OnOrder & { type: OrderType }>
  | Of<"chooseStand", { dueOn: null }>;

/** Waiting for others since when (`wishHeld`: and so not to be paid yet), or nothing left to do. */
export type Waiting =
  | Of<"submissionReview" | "wishHeld" | TeamTurn, { since: string }>
  | Of<"done" | "doneRejected" | "ended">;

const IN_TURN: readonly Duty["kind"][] = [
  "answerRequest",
  "revise",
  "pay",
  "signContract",
  "finishDraft",
  "colleaguesDraft",
  "chooseStand",
];

/**
 * An exhibitor's duties for one submission, the most urgent first: by due day, then in the course of an order. None
 * before ordering opens, nor after a rejection.
 */
export function dutiesOf(submission: StepSubmission): Duty[] {
  if (!isOrderingOpen(submission.status)) return [];
  const hasStand = submission.orders.some((order) => isLive(order.status) && isStandOrder(order));
  const duties = submission.orders.filter((order) => !isSpentDraft(order, hasStand)).flatMap(dutiesOfOrder);
  if (!submission.orders.some(isStandOrder)) duties.push({ kind: "chooseStand", dueOn: null });
  return duties.toSorted(byUrgency);
}

/** The draft of a stand whose space has one by now waits for nobody: an area holds one. */
export function isSpentDraft(order: Pick<StepOrder, "type" | "status">, hasStand: boolean): boolean {
  return hasStand && order.status === "DRAFT" && isStandOrder(order);
}

export function dutiesOfOrder(order: StepOrder): Duty[] {
  const { id: orderId, reference, status, openRequests, outstanding, payBy, word } = order;
  const on = { orderId, reference, responsible: order.responsible };
  if (status === "DRAFT") {
    const kind = order.isWithColleague ? "colleaguesDraft" : "finishDraft";
    return [{ kind, ...on, type: order.type, dueOn: null }];
  }
  if (!isLive(status)) return [];
  const duties: Duty[] = [];
  if (openRequests > 0) {
    duties.push({ kind: "answerRequest", ...on, count: openRequests, dueOn: order.requestsDueOn });
  }
  if (isToRevise(order)) duties.push({ kind: "revise", ...on, dueOn: null, word });
  if (owesPayment(order)) {
    const isRefused = order.isPaymentRefused;
    duties.push({ kind: "pay", ...on, outstanding, dueOn: payBy, isRefused, word: isRefused ? word : null });
  }
  if (order.contract === "unsigned" && !isHeldByWish(order)) {
    duties.push({ kind: "signContract", ...on, dueOn: null, isRefused: order.copyRefusal !== null });
  }
  return duties;
}

/**
 * What a submission's status means to its exhibitor. A partnership counts as contracted from the first payment on, or
 * the first signature: the sentence says so only when no contract waits to be made or signed, nor a signed copy for the
 * team's look.
 */
export function meaningOf<Status extends SubmissionStatus>(
  status: Status,
  orders: readonly TurnFacts[],
): Status | "toSign" | "toCheck" {
  const live = orders.filter((order) => isLive(order.status));
  if (isOrderingOpen(status) && live.some(({ contract }) => contract === "received")) return "toCheck";
  const isUnsigned = live.some((order) => order.contract === "unsigned" || turnOf(order) === "contract");
  return status === "SIGNED_CONTRACT" && isUnsigned ? "toSign" : status;
}

/** Sorts by due day; duties without a day come last. */
function byUrgency(a: Duty, b: Duty): number {
  const [first, second] = [a.dueOn ?? "9999", b.dueOn ?? "9999"];
  if (first !== second) return first < second ? -1 : 1;
  return IN_TURN.indexOf(a.kind) - IN_TURN.indexOf(b.kind);
}

/** A change of the team is agreed on first, since editing is closed until then. */
function isToRevise({ status, isReturned, openChange }: StepOrder): boolean {
  return status === "PENDING" && isReturned && !openChange;
}

function isStandOrder({ type, status }: Pick<StepOrder, "type" | "status">): boolean {
  const isStand = (STAND_ORDER_TYPES as readonly OrderType[]).includes(type);
  return isStand && (status === "DRAFT" || isLive(status));
}

/** What to show when there is no duty; the longest wait first. */
export function waitingFor(submission: StepSubmission): Waiting {
  const { status, since, isWithdrawn, orders } = submission;
  if (isWithdrawn || status === "REJECTED" || status === "HIDDEN" || status === "DUPLICATE") {
    return { kind: "ended" };
  }
  if (!isOrderingOpen(status)) return { kind: "submissionReview", since };
  const turns = orders.flatMap(teamTurn).toSorted((a, b) => (a.since < b.since ? -1 : 1));
  const isRejected = orders.some((order) => order.status === "REJECTED");
  return turns[0] ?? { kind: isRejected ? "doneRejected" : "done" };
}

function teamTurn(order: StepOrder): Extract<Waiting, { since: string }>[] {
  const turn = turnOf(order);
  const kind = TEAM_TURNS.find((one) => one === turn);
  if (!kind) return [];
  return [{ kind: isHeldByWish(order) ? "wishHeld" : kind, since: order.since }];
}
