import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { orders } from "#db/schema/index.ts";
import type { Ctx } from "../../portal/context.ts";
import type { OrderRow } from "./load.ts";

/** The order that a history row belongs to. */
export function ofOrder({ id, submissionId }: Pick<OrderRow, "id" | "submissionId">) {
  return { record: "order", recordId: id, submissionId } as const;
}

type Change = Partial<Omit<OrderRow, "id" | "version" | "createdAt" | "updatedAt">>;

export function writeOrder(
  tx: Tx,
  ctx: Pick<Ctx, "now">,
  before: OrderRow,
  change: Change,
): Promise<OrderRow> {
  return rewrite(tx, orders, before, { ...change, updatedAt: ctx.now });
}

/** A file came or went: the order changed, yet nobody's open edit is stale because of it (DATA-06). */
export async function touchOrder(tx: Tx, ctx: Pick<Ctx, "now">, id: string): Promise<void> {
  await tx.update(orders).set({ updatedAt: ctx.now }).where(eq(orders.id, id));
}
