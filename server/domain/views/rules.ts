import type { Role } from "../actor.ts";

type View = { ownerId: string; isShared: boolean };
type Person = { id: string; role: Role };

/** A view is private until it is shared with the team. */
export function canSeeView({ ownerId, isShared }: View, { id }: Person): boolean {
  return isShared || ownerId === id;
}

/** Whether a person can change a view: its owner, or an administrator a shared view. */
export function canChangeView(view: View, person: Person): boolean {
  return view.ownerId === person.id || (view.isShared && person.role === "ADMIN");
}

/** Names that differ only in case are the same. */
export function isSameName(one: string, other: string): boolean {
  return one.localeCompare(other, "pt", { sensitivity: "accent" }) === 0;
}
