import type { Locale } from "./locales.ts";

/** The four roles of the product (ROL-01). */
export const ROLES = ["ADMIN", "SUBMISSION_MANAGER", "PARTNER", "GRUPORG"] as const;
export type Role = (typeof ROLES)[number];

/** The roles that may enter the staff desk (GRD-09, ROL-06). */
export const STAFF_ROLES = ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG"] as const satisfies readonly Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export type SignedInUser = {
  kind: "user";
  id: string;
  role: Role;
  name: string;
  email: string;
  language: Locale;
  /** True until the account chose its own password (FA-01); partner calls are refused meanwhile (GRD-08). */
  firstLogin: boolean;
};

/** `system` is the portal itself. */
export type Actor = SignedInUser | { kind: "visitor" } | { kind: "system" };

export const VISITOR: Actor = { kind: "visitor" };
export const SYSTEM: Actor = { kind: "system" };

export function isStaffRole(role: unknown): role is StaffRole {
  return STAFF_ROLES.includes(role as StaffRole);
}

export function isStaff(actor: Actor): actor is SignedInUser & { role: StaffRole } {
  return actor.kind === "user" && isStaffRole(actor.role);
}

export function isPartner(actor: Actor): actor is SignedInUser & { role: "PARTNER" } {
  return actor.kind === "user" && actor.role === "PARTNER";
}

/** GRD-08; staff are not held up by theirs. */
export function needsFirstAccess({ role, firstLogin }: { role: string; firstLogin: boolean }): boolean {
  return role === "PARTNER" && firstLogin;
}

/** The parts of move tables; an `admin` is `staff` as well. */
export const PARTS = ["visitor", "partner", "staff", "admin", "system"] as const;
export type Part = (typeof PARTS)[number];

export function partsOf(actor: Actor): readonly Part[] {
  if (actor.kind !== "user") return [actor.kind];
  if (actor.role === "ADMIN") return ["staff", "admin"];
  return actor.role === "PARTNER" ? ["partner"] : ["staff"];
}
