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
 * Loads a request to change, with its order. A request of another's order is not found, and one of an ended order
 * cannot be changed.
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

/** Refuses requests of the team about an order that has ended. */
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
