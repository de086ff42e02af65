import type { MoveTable } from "../moves.ts";

/** REQ-03 */
export const REQUEST_STATUSES = ["PENDING", "APPROVED", "REJECTED"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** "Order created" and "Order changed" by the portal, requests of the team, and an exhibitor's wish. */
export const REQUEST_KINDS = ["ORDER_CREATED", "ORDER_CHANGED", "TEAM", "WISH"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Whether the request is unanswered and blocks approval. */
export function isBlocking(request: { status: RequestStatus; blocksApproval: boolean }): boolean {
  return request.status === "PENDING" && request.blocksApproval;
}

/** Whether it is a notice of the portal, which needs no answer, so its status is not shown as one. */
export function isNotice({ kind }: { kind: RequestKind }): boolean {
  return kind === "ORDER_CREATED";
}

/**
 * States of a request in the words of its kind: a question is answered, a change agreed, a wish refused. `settled`
 * and `withdrawn` close the team's own question; `unanswered` needs no answer any more.
 */
const REQUEST_STATES = [
  "withTeam",
  "withExhibitor",
  "unanswered",
  "agreed",
  "disagreed",
  "answered",
  "settled",
  "impossible",
  "withdrawn",
  "refused",
] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

type Stated = {
  kind: RequestKind;
  status: RequestStatus;
  /** The side that has to answer; null where the order takes no answers. */
  waitsFor: "team" | "partner" | null;
  answeredByTeam: boolean;
};

export function requestStateOf({ kind, status, waitsFor, answeredByTeam }: Stated): RequestState {
  if (status === "PENDING") {
    if (waitsFor === null) return "unanswered";
    return waitsFor === "team" ? "withTeam" : "withExhibitor";
  }
  const isMet = status === "APPROVED";
  if (kind === "ORDER_CHANGED") return isMet ? "agreed" : "disagreed";
  if (kind === "WISH") return isMet ? "answered" : "refused";
  if (answeredByTeam) return isMet ? "settled" : "withdrawn";
  return isMet ? "answered" : "impossible";
}

/**
 * The answer in the words of a letter. `agreedFor`: by an ADMIN in the exhibitor's place; `reopened` while it waits
 * again.
 */
export function answeredAs(
  { kind, status }: Pick<Stated, "kind" | "status">,
  { answeredByTeam, isForced }: { answeredByTeam: boolean; isForced: boolean },
): Answered | "agreedFor" | "reopened" {
  const state = requestStateOf({ kind, status, waitsFor: null, answeredByTeam });
  if (state === "unanswered" || state === "withTeam" || state === "withExhibitor") return "reopened";
  return state === "agreed" && isForced ? "agreedFor" : state;
}
type Answered = Exclude<RequestState, "withTeam" | "withExhibitor" | "unanswered">;

/** Moves of a request. Deleting needs confirmation (REQ-08); the history preserves it. */
export const REQUEST_MOVES = {
  create: { from: ["NONE"], to: "PENDING", by: ["staff", "system"] },
  announce: { from: ["NONE"], to: "APPROVED", by: ["system"] },
  approve: { from: ["PENDING"], to: "APPROVED", by: ["staff", "partner"] },
  reject: { from: ["PENDING"], to: "REJECTED", by: ["staff", "partner"], asks: ["comment"] },
  reopen: { from: ["APPROVED", "REJECTED"], to: "PENDING", by: ["staff"], asks: ["note"] },
  remove: { from: ["PENDING"], to: "DELETED", by: ["staff"], asks: ["confirmed"] },
} as const satisfies MoveTable<RequestStatus>;
