import { and, eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { bulkRuns } from "#db/schema/index.ts";
import type { BulkAct } from "#domain/bulk/acts.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";

export type BulkRun = typeof bulkRuns.$inferSelect;

/** A run is its author's; to everybody else there is none. */
export async function loadRun(db: ReadDb | Tx, ctx: SignedInCtx, id: string): Promise<BulkRun> {
  const [run] = await db
    .select()
    .from(bulkRuns)
    .where(and(eq(bulkRuns.id, id), eq(bulkRuns.actorId, ctx.actor.id)));
  if (!run) throw refuse("notFound", { record: "bulk" });
  return run;
}

/** Its kind and its verb belong together since the preview. */
export function actOf({ kind, verb }: Pick<BulkRun, "kind" | "verb">): BulkAct {
  return { kind, verb } as BulkAct;
}
