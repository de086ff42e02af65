import { ROLES } from "#domain/actor.ts";
import { PERMISSIONS, type Action } from "#domain/permissions.ts";
import type { SessionUser } from "./user.ts";

/** Whether the signed-in user's role allows an action; the server decides again, this only spares a dead end. */
export function may(user: SessionUser | null, action: Action): boolean {
  const role = ROLES.find((known) => known === user?.role);
  return role !== undefined && PERMISSIONS[role].includes(action);
}
