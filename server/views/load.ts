import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { listViews } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { canChangeView, canSeeView, isSameName } from "#domain/views/rules.ts";

type StoredView = typeof listViews.$inferSelect;

/**
 * A view that somebody is about to change, as it was on the screen: one they may not see is gone to them, one they may
 * only read is forbidden, and one that somebody else has saved since is refused as changed.
 */
export async function loadView(
  tx: Tx,
  actor: SignedInUser,
  { id, version }: { id: string; version: number },
): Promise<StoredView> {
  const [view] = await tx.select().from(listViews).where(eq(listViews.id, id));
  if (!view || !canSeeView(view, actor)) throw refuse("viewGone");
  if (!canChangeView(view, actor)) throw refuse("forbidden");
  if (view.version !== version) throw refuse("viewChanged");
  return view;
}

/** The views somebody keeps of a list. */
export async function ownViews(tx: Tx, ownerId: string, list: string): Promise<StoredView[]> {
  return tx
    .select()
    .from(listViews)
    .where(and(eq(listViews.list, list), eq(listViews.ownerId, ownerId)));
}

/** Saving under a name that is taken never writes over the view that bears it. */
export function requireNewName(own: readonly StoredView[], name: string, id?: string): void {
  if (own.some((view) => view.id !== id && isSameName(view.name, name))) {
    throw refuse("viewNameTaken", { name });
  }
}
