import type { StaffRole } from "../actor.ts";
import type { StaffStatus } from "./schema.ts";

export type StaffFacts = { id: string; role: StaffRole; status: StaffStatus };

/** The portal never stands without an active administrator. `activeAdmins` includes this account if it is active. */
export function isLastAdmin({ role, status }: StaffFacts, activeAdmins: number): boolean {
  return role === "ADMIN" && status === "active" && activeAdmins <= 1;
}

/** One's own account is not disabled or reset here by mistake; use the profile, or another administrator. */
export function isOwnAccount({ id }: Pick<StaffFacts, "id">, actor: { id: string }): boolean {
  return id === actor.id;
}
