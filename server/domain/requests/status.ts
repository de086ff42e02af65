import type { MoveTable } from "../moves.ts";

/** REQ-03 */
export const REQUEST_STATUSES = ["PENDING", "APPROVED", "REJECTED"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** "Order created" and "Order changed" by the portal, requests of the team, and an exhibitor's wish. */
export const REQUEST_KINDS = ["ORDER_CREATED", "ORDER_CHANGED", "TEAM", "WISH"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** Unanswered, and needed for approval. */
export function isBlocking(request: { status: RequestStatus; blocksApproval: boolean }): boolean {
  return request.status === "PENDING" && request.blocksApproval;
}

/** A notice of the portal asks nobody, so its status is not shown as an answer. */
export function isNotice({ kind }: { kind: RequestKind }): boolean {
  return kind === "ORDER_CREATED";
}

/** Deleting asks for confirmation (REQ-08); history keeps it. */
export const REQUEST_MOVES = {
  create: { from: ["NONE"], to: "PENDING", by: ["staff", "system"] },
  announce: { from: ["NONE"], to: "APPROVED", by: ["system"] },
  approve: { from: ["PENDING"], to: "APPROVED", by: ["staff", "partner"] },
  reject: { from: ["PENDING"], to: "REJECTED", by: ["staff", "partner"], asks: ["comment"] },
  reopen: { from: ["APPROVED", "REJECTED"], to: "PENDING", by: ["staff"], asks: ["note"] },
  remove: { from: ["PENDING"], to: "DELETED", by: ["staff"], asks: ["confirmed"] },
} as const satisfies MoveTable<RequestStatus>;
