import type { Role } from "../actor.ts";

type View = { ownerId: string; isShared: boolean };
type Person = { id: string; role: Role };

/** A view is its owner's alone until it is shared with the whole team. */
export function canSeeView({ ownerId, isShared }: View, { id }: Person): boolean {
  return isShared || ownerId === id;
}

/**
 * Who may save over a view, rename, share or remove it: its owner, and an administrator a shared one. Everybody else
 * changes it for themselves only.
 */
export function canChangeView(view: View, person: Person): boolean {
  return view.ownerId === person.id || (view.isShared && person.role === "ADMIN");
}

/** Two views of one person and list that differ in case alone are told apart by nobody. */
export function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, "pt", { sensitivity: "accent" }) === 0;
}
