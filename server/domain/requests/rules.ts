import { type Actor, isPartner, type Part } from "../actor.ts";
import { type MoveTable, offerMoves, type OfferedMove, whyNot } from "../moves.ts";
import { isLive } from "../orders/moves/rules.ts";
import { LIVE_STATUSES, ORDER_MOVES, type OrderStatus } from "../orders/moves/status.ts";
import type { Reason } from "../refusal.ts";
import type { Need } from "../needs.ts";
import { REQUEST_MOVES, type RequestKind, type RequestStatus } from "./status.ts";

export type RequestVerb = "approve" | "reject" | "reopen" | "remove";

/**
 * Who may make each move, by kind; a missing move is nobody's. An exhibitor's wish is answered by what the team does
 * to the order (`answerByMove`), or in words; its author can withdraw it.
 */
const MADE_BY: Record<RequestKind, Partial<Record<RequestVerb, readonly Part[]>>> = {
  ORDER_CREATED: {},
  ORDER_CHANGED: { approve: ["partner"], reject: ["partner"] },
  TEAM: { approve: ["staff", "partner"], reject: ["staff", "partner"], reopen: ["staff"], remove: ["staff"] },
  WISH: { approve: ["staff"], reject: ["staff"], reopen: ["staff"], remove: ["partner"] },
};

/** A rejected order cannot be changed: an exhibitor's question about it is answered in words. */
const QUESTION: typeof MADE_BY.WISH = { approve: ["staff"], reopen: ["staff"], remove: ["partner"] };

type Asked = { kind: RequestKind; status: RequestStatus };
type AskedOf = Asked & { orderStatus: OrderStatus };

function movesOf(
  { kind, orderStatus }: AskedOf,
  parts: readonly Part[],
): Record<RequestVerb, MoveTable<RequestStatus>[string]> {
  const by = kind === "WISH" && isQuestion(orderStatus) ? QUESTION : MADE_BY[kind];
  const made = (verb: RequestVerb) => ({ ...REQUEST_MOVES[verb], by: by[verb] ?? [] });
  const isWords = kind === "WISH" || isAnsweredInWords({ kind, orderStatus }, parts);
  const asks: Need[] = isWords ? ["comment"] : [];
  return {
    approve: { ...made("approve"), asks },
    reject: made("reject"),
    reopen: made("reopen"),
    remove: made("remove"),
  };
}

/** A question is answered by saying something: the team's by its exhibitor, an exhibitor's by the team. */
function isAnsweredInWords({ kind, orderStatus }: Omit<AskedOf, "status">, parts: readonly Part[]): boolean {
  if (kind === "TEAM") return parts.includes("partner");
  return kind === "WISH" && isQuestion(orderStatus) && parts.includes("staff");
}

/** Whether a comment answers the request: it does when written by the side that has to answer. */
export function answersByComment(asked: AskedOf, parts: readonly Part[]): boolean {
  return asked.status === "PENDING" && isAnsweredInWords(asked, parts);
}

/**
 * How a move of the order answers the exhibitor's open wishes: a return opens the order to them, a rejection gives
 * its reason. Undefined when they stay open.
 */
export function answerByMove(
  from: OrderStatus,
  to: OrderStatus,
): Exclude<RequestStatus, "PENDING"> | undefined {
  if (to === "REJECTED") return "REJECTED";
  if (to === "PENDING" || (from === "REJECTED" && isLive(to))) return "APPROVED";
  return undefined;
}

/** REQ-04, REQ-05, REQ-08; undefined when they may. */
export function whyNotRequest(
  verb: RequestVerb,
  asked: AskedOf,
  parts: readonly Part[],
  given: readonly Need[] = [],
): Reason | undefined {
  return whyNot(movesOf(asked, parts), verb, "request", { status: asked.status, parts, holds: [] }, given);
}

export function offerRequestMoves(
  asked: AskedOf,
  parts: readonly Part[],
): OfferedMove<RequestVerb, RequestStatus | "DELETED">[] {
  const facts = { status: asked.status, parts, holds: () => [] };
  return offerMoves(movesOf(asked, parts), "request", facts) as OfferedMove<
    RequestVerb,
    RequestStatus | "DELETED"
  >[];
}

/** Whether an ADMIN may answer in the exhibitor's place, with a note; only where nobody else of the team may. */
export function mayForceAnswer({ kind, status }: Asked, parts: readonly Part[]): boolean {
  return kind === "ORDER_CHANGED" && status === "PENDING" && parts.includes("admin");
}

/** Whether a request can block approval: only while the order is not approved yet. */
export function canBlockApproval(status: OrderStatus): boolean {
  return (ORDER_MOVES.approve.from as readonly OrderStatus[]).includes(status);
}

/** Whether a request can be edited: while it waits for its answer; an answered request is reopened first. */
export function mayEditRequest({ kind, status }: Asked, parts: readonly Part[]): boolean {
  return kind === "TEAM" && status === "PENDING" && parts.includes("staff");
}

/** Exhibitors may mute optional requests: with a day, but not needed for approval. */
export function mayMuteRequest(
  { kind, status, dueOn, blocksApproval }: Asked & { dueOn: string | null; blocksApproval: boolean },
  parts: readonly Part[],
): boolean {
  const isOptional = kind === "TEAM" && dueOn !== null && !blocksApproval;
  return isOptional && status === "PENDING" && parts.includes("partner");
}

/** Who has to answer the request; counted in the badges. */
export function waitsFor({ kind, status }: Asked): "partner" | "team" | undefined {
  if (status !== "PENDING" || kind === "ORDER_CREATED") return undefined;
  return kind === "WISH" ? "team" : "partner";
}

/** Whether the request is overdue, in days of the event's zone, YYYY-MM-DD. */
export function isOverdue(
  { status, dueOn }: { status: RequestStatus; dueOn: string | null },
  today: string,
): boolean {
  return status === "PENDING" && dueOn !== null && dueOn < today;
}

/** The kinds that `waitsFor` assigns to each side, for database queries. */
export const WAITING_KINDS = {
  partner: ["TEAM", "ORDER_CHANGED"],
  team: ["WISH"],
} as const satisfies Record<"partner" | "team", readonly RequestKind[]>;

/** Orders about which an exhibitor's wish or question has its answer. */
export const WISHED_STATUSES = [...LIVE_STATUSES, "REJECTED"] as const satisfies readonly OrderStatus[];

/**
 * Whether a request can still be answered: on an order that ended, only what its exhibitor asked after a rejection.
 */
export function isRequestOpen({ kind }: { kind: RequestKind }, status: OrderStatus): boolean {
  const open: readonly OrderStatus[] = kind === "WISH" ? WISHED_STATUSES : LIVE_STATUSES;
  return open.includes(status);
}

const OPEN_TO_WISHES: readonly OrderStatus[] = ["REVIEWING", "APPROVED", "REJECTED"];

/** Whether a wish is only a question: a rejected order cannot be changed. */
export function isQuestion(status: OrderStatus): boolean {
  return status === "REJECTED";
}

/** While the order is closed to editing and not yet paid, and after it was rejected. */
export function mayWish(actor: Actor, status: OrderStatus): boolean {
  return isPartner(actor) && OPEN_TO_WISHES.includes(status);
}
