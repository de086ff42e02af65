import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { nextVersion } from "#db/columns.ts";
import { orders } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import type { OrderRow } from "./load.ts";

/** Whose history a row is. */
export function ofOrder({ id, submissionId }: Pick<OrderRow, "id" | "submissionId">) {
  return { record: "order", recordId: id, submissionId } as const;
}

type Change = Partial<Omit<OrderRow, "id" | "version" | "createdAt" | "updatedAt">>;

/** The conditional write: no row back means that somebody was faster. */
export async function writeOrder(
  tx: Tx,
  ctx: Pick<Ctx, "now">,
  before: OrderRow,
  change: Change,
): Promise<OrderRow> {
  const [after] = await tx
    .update(orders)
    .set({ ...change, updatedAt: ctx.now, version: nextVersion() })
    .where(and(eq(orders.id, before.id), eq(orders.version, before.version)))
    .returning();
  if (!after) throw refuse("stale", { record: "order", current: before.version });
  return after;
}

/** A file came or went: the order changed, yet nobody's open edit is stale because of it (DATA-06). */
export async function touchOrder(tx: Tx, ctx: Pick<Ctx, "now">, id: string): Promise<void> {
  await tx.update(orders).set({ updatedAt: ctx.now }).where(eq(orders.id, id));
}
