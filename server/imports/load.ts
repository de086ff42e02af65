import { and, eq } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { requireVersion, rewrite } from "#db/records.ts";
import { imports } from "#db/schema/index.ts";
import type { ImportStatus } from "#domain/imports/import.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";

export type Import = typeof imports.$inferSelect;

/** An import is its author's; to everybody else there is none. */
export async function loadImport(db: ReadDb | Tx, ctx: SignedInCtx, id: string): Promise<Import> {
  const [found] = await db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.actorId, ctx.actor.id)));
  if (!found) throw refuse("notFound", { record: "import" });
  return found;
}

/** The import as its author saw it, where one of these is what it is. */
export async function loadSeen(
  db: ReadDb | Tx,
  ctx: SignedInCtx,
  seen: { id: string; version: number },
  ...statuses: readonly ImportStatus[]
): Promise<Import> {
  const found = await loadImport(db, ctx, seen.id);
  if (!statuses.includes(found.status)) throw refuse("importClosed");
  requireVersion("import", found, seen.version);
  return found;
}

/** Brings a run where its next step leads, unless somebody brought it elsewhere since. */
export async function moveFrom(
  tx: Tx,
  { id, status }: Pick<Import, "id" | "status">,
  change: Partial<Import>,
): Promise<void> {
  const [before] = await tx
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.status, status)));
  if (before) await rewrite(tx, imports, before, change);
}
