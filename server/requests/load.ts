import { eq, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { orderRequests } from "#db/schema/index.ts";
import type { Actor } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { findOrder, type LoadedOrder } from "../orders/load.ts";

export type RequestRow = typeof orderRequests.$inferSelect;
export type LoadedRequest = LoadedOrder & { request: RequestRow };

/** A request fetched through the actor, with its order: one of an order that is not theirs is not found. */
export async function loadRequest(
  db: Reader | Tx,
  ctx: { actor: Actor },
  id: string,
): Promise<LoadedRequest> {
  const [request] = await findRequest(db).execute({ id });
  const loaded = request && (await findOrder(db, ctx, request.orderId));
  if (!loaded) throw refuse("notFound", { record: "request" });
  return { ...loaded, request };
}

const findRequest = hot((db) =>
  db
    .select()
    .from(orderRequests)
    .where(eq(orderRequests.id, sql.placeholder("id")))
    .prepare(),
);
