import { asc, eq, max } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, orderLines } from "#db/schema/index.ts";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Ctx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import type { LoadedOrder } from "../orders/load.ts";
import { composeContract } from "./compose.ts";

/** What the next edition of an order's contract prints, or its preview. */
export async function readContract(
  ctx: Ctx,
  { order, submission }: LoadedOrder,
  { notes = "", isDraft = false }: { notes?: string; isDraft?: boolean },
): Promise<ContractData> {
  const lines = await ctx.db.read
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const settings = await readSettings(ctx.db.read);
  const version = await nextVersion(ctx.db.read, order.id);
  return composeContract({ order, lines, submission, settings, version, notes, now: ctx.now, isDraft });
}

export async function nextVersion(db: ReadDb | Tx, orderId: string): Promise<number> {
  return (await newestVersion(db, orderId)) + 1;
}

/** 0 before the first edition. */
export async function newestVersion(db: ReadDb | Tx, orderId: string): Promise<number> {
  const [row] = await db
    .select({ last: max(contracts.version) })
    .from(contracts)
    .where(eq(contracts.orderId, orderId));
  return row?.last ?? 0;
}
