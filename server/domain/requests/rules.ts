import { type Actor, isPartner, type Part } from "../actor.ts";
import { type MoveTable, offerMoves, type OfferedMove, whyNot } from "../moves.ts";
import { LIVE_STATUSES, type OrderStatus } from "../orders/moves/status.ts";
import type { Need, Reason } from "../refusal.ts";
import { REQUEST_MOVES, type RequestKind, type RequestStatus } from "./status.ts";

export type RequestVerb = "approve" | "reject" | "reopen" | "remove";

/**
 * By kind; what is missing nobody may do. The order's partner answers the team's changes, the team an exhibitor's
 * wish, which its author may take back.
 */
const MADE_BY: Record<RequestKind, Partial<Record<RequestVerb, readonly Part[]>>> = {
  ORDER_CREATED: {},
  ORDER_CHANGED: { approve: ["partner"], reject: ["partner"] },
  TEAM: { approve: ["staff", "partner"], reject: ["staff", "partner"], reopen: ["staff"], remove: ["staff"] },
  WISH: { approve: ["staff"], reject: ["staff"], reopen: ["staff"], remove: ["partner"] },
};

type Asked = { kind: RequestKind; status: RequestStatus };

function movesOf(kind: RequestKind): Record<RequestVerb, MoveTable<RequestStatus>[string]> {
  const made = (verb: RequestVerb) => ({ ...REQUEST_MOVES[verb], by: MADE_BY[kind][verb] ?? [] });
  return { approve: made("approve"), reject: made("reject"), reopen: made("reopen"), remove: made("remove") };
}

/** REQ-04, REQ-05, REQ-08; undefined when they may. */
export function whyNotRequest(
  verb: RequestVerb,
  { kind, status }: Asked,
  parts: readonly Part[],
  given: readonly Need[] = [],
): Reason | undefined {
  return whyNot(movesOf(kind), verb, "request", { status, parts, holds: [] }, given);
}

export function offerRequestMoves(
  { kind, status }: Asked,
  parts: readonly Part[],
): OfferedMove<RequestVerb, RequestStatus | "DELETED">[] {
  const offered = offerMoves(movesOf(kind), "request", { status, parts, holds: () => [] });
  return offered as OfferedMove<RequestVerb, RequestStatus | "DELETED">[];
}

/** With a note, and only where nobody of the team may otherwise. */
export function mayForceAnswer({ kind, status }: Asked, parts: readonly Part[]): boolean {
  return kind === "ORDER_CHANGED" && status === "PENDING" && parts.includes("admin");
}

/** While it waits for its answer; an answered one is reopened first. */
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

/** Counted in the badges. */
export function waitsFor({ kind, status }: Asked): "partner" | "team" | undefined {
  if (status !== "PENDING" || kind === "ORDER_CREATED") return undefined;
  return kind === "WISH" ? "team" : "partner";
}

/** Days of the event's zone, YYYY-MM-DD. */
export function isOverdue(
  { status, dueOn }: { status: RequestStatus; dueOn: string | null },
  today: string,
): boolean {
  return status === "PENDING" && dueOn !== null && dueOn < today;
}

/** For queries. */
export const WAITING_KINDS = {
  partner: ["TEAM", "ORDER_CHANGED"],
  team: ["WISH"],
} as const satisfies Record<"partner" | "team", readonly RequestKind[]>;

/** Orders about which an exhibitor's wish or question has its answer. */
export const WISHED_STATUSES = [...LIVE_STATUSES, "REJECTED"] as const satisfies readonly OrderStatus[];

/** Whether a request is still answered: of an order that came to nothing only what its exhibitor asked after a rejection. */
export function isRequestOpen({ kind }: { kind: RequestKind }, status: OrderStatus): boolean {
  const open: readonly OrderStatus[] = kind === "WISH" ? WISHED_STATUSES : LIVE_STATUSES;
  return open.includes(status);
}

const OPEN_TO_WISHES: readonly OrderStatus[] = ["REVIEWING", "APPROVED", "REJECTED"];

/** Of a rejected order nothing can be changed, but asked. */
export function isQuestion(status: OrderStatus): boolean {
  return status === "REJECTED";
}

/** While the order is closed to editing and not yet paid, and after it was rejected. */
export function mayWish(actor: Actor, status: OrderStatus): boolean {
  return isPartner(actor) && OPEN_TO_WISHES.includes(status);
}
