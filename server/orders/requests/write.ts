import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { rewrite } from "#db/records.ts";
import { orderRequests, requestComments } from "#db/schema/index.ts";
import type { HistoryAction } from "#domain/records.ts";
import type { RequestStatus } from "#domain/requests/status.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { ofOrder, touchOrder } from "../record/write.ts";
import type { LoadedRequest, RequestRow } from "./load.ts";

/** What a change of a request answers. */
export type WrittenRequest = { id: string; status: RequestStatus; version: number };

type New = Pick<RequestRow, "orderId" | "kind" | "titlePt" | "titleEn" | "messagePt" | "messageEn"> &
  Partial<Pick<RequestRow, "dueOn" | "blocksApproval" | "change" | "contentVersion">>;

/** A new request by the caller, waiting for its answer. */
export async function insertRequest(tx: Tx, ctx: SignedInCtx, request: New): Promise<RequestRow> {
  const id = newId();
  const own = {
    id,
    status: "PENDING" as const,
    createdBy: ctx.actor.id,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await insertRows(tx, orderRequests, [{ ...request, ...own }]);
  const [row] = await tx.select().from(orderRequests).where(eq(orderRequests.id, id));
  if (!row) throw new Error("the request was not stored");
  return row;
}

type Change = Partial<Omit<RequestRow, "id" | "orderId" | "version" | "createdAt" | "updatedAt">>;

export function writeRequest(
  tx: Tx,
  ctx: Pick<SignedInCtx, "now">,
  before: RequestRow,
  change: Change,
): Promise<RequestRow> {
  return rewrite(tx, orderRequests, before, { ...change, updatedAt: ctx.now });
}

/** What somebody said to a request; answers its id. */
export async function insertComment(
  tx: Tx,
  ctx: SignedInCtx,
  requestId: string,
  message: string,
): Promise<string> {
  const id = newId();
  await insertRows(tx, requestComments, [
    { id, requestId, authorId: ctx.actor.id, message, createdAt: ctx.now },
  ]);
  return id;
}

type Happened = { action: HistoryAction<"order">; note?: string; isForced?: boolean };

/**
 * Records a request in the history of its order and announces the change of the order; a team's request by its
 * title.
 */
export async function recordRequest(
  tx: Tx,
  ctx: SignedInCtx,
  { order, request }: Pick<LoadedRequest, "order" | "request">,
  happened: Happened,
): Promise<void> {
  const changes = request.kind === "TEAM" ? { request: { old: null, new: request.titlePt } } : undefined;
  await touchOrder(tx, ctx, order.id);
  await recordHistory(tx, ctx, { ...ofOrder(order), ...happened, changes });
}
