import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { listViews } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { canChangeView, canSeeView, isSameName } from "#domain/views/rules.ts";

type StoredView = typeof listViews.$inferSelect;

/** A view that somebody may not see is not there for them; one they may only read is not theirs to change. */
export function whyNotChange(actor: SignedInUser) {
  return (view: StoredView) => {
    if (!canSeeView(view, actor)) return "notFound";
    return canChangeView(view, actor) ? undefined : "forbidden";
  };
}

/** Somebody's views of a list. */
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
