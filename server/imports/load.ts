import { and, count, eq } from "drizzle-orm";
import { noteWritten, type ReadDb, type Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { importRows, imports } from "#db/schema/index.ts";
import { importRowList, type RowState } from "#domain/imports/import.ts";
import { tally } from "#domain/lists/filter.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";

export type Import = typeof imports.$inferSelect;

/** Loads an import of the caller; any other is not found. */
export async function loadImport(db: ReadDb | Tx, { actor }: SignedInCtx, id: string): Promise<Import> {
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.actorId, actor.id)));
  if (!found) throw refuse("notFound", { record: "import" });
  return found;
}

/** Loads a plan that is not done yet, at the version its author saw. */
export async function loadPlanAt(
  db: ReadDb | Tx,
  ctx: SignedInCtx,
  { id, version }: { id: string; version: number },
): Promise<Import> {
  const plan = await loadImport(db, ctx, id);
  if (plan.doneAt) throw refuse("importClosed");
  requireVersion("import", plan, version);
  return plan;
}

/** Announces a change to the author's other open pages. */
export function noteImport(tx: Tx, { actor }: SignedInCtx, id: string): void {
  noteWritten(tx, { kind: "shown", as: "import", id, to: { account: actor.id } });
}

export async function countStates(db: ReadDb, importId: string): Promise<Record<RowState, number>> {
  const found = await db
    .select({ value: importRows.state, count: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.state);
  return tally(importRowList.filters.states, found);
}
