import { type Actor, isPartner, type Part } from "../actor.ts";
import { type MoveTable, offerMoves, type OfferedMove, whyNot } from "../moves.ts";
import type { OrderStatus } from "../orders/moves/status.ts";
import type { Need, Reason } from "../refusal.ts";
import { REQUEST_MOVES, type RequestKind, type RequestStatus } from "./status.ts";

/** The moves of a request that is there. */
export type RequestVerb = "approve" | "reject" | "reopen" | "remove";

/**
 * Who makes which move of a request, by its kind; what is not here nobody makes. What the team changed of an order is
 * answered by the order's partner alone, an exhibitor's wish by the team, and its author may take it back.
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

/** Why these parts may not make this move of a request now (REQ-04, REQ-05, REQ-08); undefined when they may. */
export function whyNotRequest(
  verb: RequestVerb,
  { kind, status }: Asked,
  parts: readonly Part[],
  given: readonly Need[] = [],
): Reason | undefined {
  return whyNot(movesOf(kind), verb, "request", { status, parts, holds: [] }, given);
}

/** The moves to offer as buttons: exactly what is accepted. */
export function offerRequestMoves(
  { kind, status }: Asked,
  parts: readonly Part[],
): OfferedMove<RequestVerb, RequestStatus | "DELETED">[] {
  const offered = offerMoves(movesOf(kind), "request", { status, parts, holds: () => [] });
  return offered as OfferedMove<RequestVerb, RequestStatus | "DELETED">[];
}

/** Whether an ADMIN may answer in the exhibitor's place, with a note: only where nobody of the team may otherwise. */
export function mayForceAnswer({ kind, status }: Asked, parts: readonly Part[]): boolean {
  return kind === "ORDER_CHANGED" && status === "PENDING" && parts.includes("admin");
}

/** A request of the team is rewritten by the team while it waits for its answer; what was answered is reopened first. */
export function mayEditRequest({ kind, status }: Asked, parts: readonly Part[]): boolean {
  return kind === "TEAM" && status === "PENDING" && parts.includes("staff");
}

/** An exhibitor may want no reminders of what is optional: a request with a day that the order does not wait for. */
export function mayMuteRequest(
  { kind, status, dueOn, blocksApproval }: Asked & { dueOn: string | null; blocksApproval: boolean },
  parts: readonly Part[],
): boolean {
  const isOptional = kind === "TEAM" && dueOn !== null && !blocksApproval;
  return isOptional && status === "PENDING" && parts.includes("partner");
}

/** Whether a request waits for the partner, or for the team: what the badges count. */
export function waitsFor({ kind, status }: Asked): "partner" | "team" | undefined {
  if (status !== "PENDING" || kind === "ORDER_CREATED") return undefined;
  return kind === "WISH" ? "team" : "partner";
}

/** Whether the day of a request is over without an answer; days of the event's calendar, YYYY-MM-DD. */
export function isOverdue(
  { status, dueOn }: { status: RequestStatus; dueOn: string | null },
  today: string,
): boolean {
  return status === "PENDING" && dueOn !== null && dueOn < today;
}

/** What waits for the partner, and what for the team, as questions to the database ask for it. */
export const WAITING_KINDS = {
  partner: ["TEAM", "ORDER_CHANGED"],
  team: ["WISH"],
} as const satisfies Record<"partner" | "team", readonly RequestKind[]>;

const OPEN_TO_WISHES: readonly OrderStatus[] = ["REVIEWING", "APPROVED"];

/** Where an exhibitor may ask for a change: the order is closed to editing and not yet paid for. */
export function mayWish(actor: Actor, status: OrderStatus): boolean {
  return isPartner(actor) && OPEN_TO_WISHES.includes(status);
}
