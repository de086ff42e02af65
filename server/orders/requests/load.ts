import { eq, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { orderRequests } from "#db/schema/index.ts";
import type { Actor } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { isRequestOpen } from "#domain/requests/rules.ts";
import { findOrder, type LoadedOrder, type OrderRow } from "../record/load.ts";

export type RequestRow = typeof orderRequests.$inferSelect;
export type LoadedRequest = LoadedOrder & { request: RequestRow };

/**
 * A request fetched through the actor to be changed, with its order: one of an order that is not theirs is not found,
 * and what was asked about an order that came to nothing stays as it is.
 */
export async function loadRequest(
  db: ReadDb | Tx,
  ctx: { actor: Actor },
  id: string,
): Promise<LoadedRequest> {
  const [request] = await findRequest(db).execute({ id });
  const loaded = request && (await findOrder(db, ctx, request.orderId));
  if (!loaded) throw refuse("notFound", { record: "request" });
  requireOpen(loaded.order, request);
  return { ...loaded, request };
}

/** Of the team, which asks nothing about an order that ended. */
export function requireTakesRequests(order: Pick<OrderRow, "status">): void {
  requireOpen(order, { kind: "TEAM" });
}

function requireOpen({ status }: Pick<OrderRow, "status">, request: Pick<RequestRow, "kind">): void {
  if (!isRequestOpen(request, status)) throw refuse("orderLocked", { status });
}

const findRequest = hot((db) =>
  db
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.id, sql.placeholder("id")))
    .prepare(),
);
