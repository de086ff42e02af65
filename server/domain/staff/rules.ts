import type { StaffRole } from "../actor.ts";
import type { StaffStatus } from "./schema.ts";

/** What the rules about team accounts look at. */
export type StaffFacts = { id: string; role: StaffRole; status: StaffStatus };

/**
 * Why an account must not lose its place as it is asked: the portal never stands without an active administrator.
 * `activeAdmins` counts those who may sign in, this account among them.
 */
export function isLastAdmin({ role, status }: StaffFacts, activeAdmins: number): boolean {
  return role === "ADMIN" && status === "active" && activeAdmins <= 1;
}

/** Nobody disables the own account or mails it a new password by mistake; the profile and colleagues are there. */
export function isOwnAccount({ id }: Pick<StaffFacts, "id">, actor: { id: string }): boolean {
  return id === actor.id;
}
