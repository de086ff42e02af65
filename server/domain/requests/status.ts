import type { MoveTable } from "../moves.ts";

/** Order request statuses (REQ-03). */
export const REQUEST_STATUSES = ["PENDING", "APPROVED", "REJECTED"] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** The portal's own "Order created" and "Order changed", what the team asks, and an exhibitor's wish to change. */
export const REQUEST_KINDS = ["ORDER_CREATED", "ORDER_CHANGED", "TEAM", "WISH"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A request that has no answer yet and that the order's approval waits for. */
export function isBlocking(request: { status: RequestStatus; blocksApproval: boolean }): boolean {
  return request.status === "PENDING" && request.blocksApproval;
}

/** What the portal only tells: nobody was asked and nobody answered, so its status is not shown as if somebody had. */
export function isNotice({ kind }: { kind: RequestKind }): boolean {
  return kind === "ORDER_CREATED";
}

/** Who may move a request where. Deleting asks for confirmation first (REQ-08); history keeps it. */
export const REQUEST_MOVES = {
  create: { from: ["NONE"], to: "PENDING", by: ["staff", "system"] },
  announce: { from: ["NONE"], to: "APPROVED", by: ["system"] },
  approve: { from: ["PENDING"], to: "APPROVED", by: ["staff", "partner"] },
  reject: { from: ["PENDING"], to: "REJECTED", by: ["staff", "partner"], asks: ["comment"] },
  reopen: { from: ["APPROVED", "REJECTED"], to: "PENDING", by: ["staff"], asks: ["note"] },
  remove: { from: ["PENDING"], to: "DELETED", by: ["staff"], asks: ["confirmed"] },
} as const satisfies MoveTable<RequestStatus>;
