import { type Actor, needsFirstAccess, type Role } from "./actor.ts";
import type { Reason } from "./refusal.ts";

/** What all three staff roles may do (ROL-06). */
const STAFF_ACTIONS = [
  "dashboard.view",
  "desk.arrange",
  "submissions.view",
  "submissions.edit",
  "submissions.move",
  "notes.write",
  "orders.view",
  "orders.create",
  "orders.move",
  "orders.edit",
  "orders.files",
  "requests.manage",
  "catalogue.manage",
  "customServices.manage",
  "partners.register",
  "partners.credentials",
  "mails.manage",
  "contracts.generate",
  "history.view",
  "evaluations.view",
  "evaluations.give",
] as const;

/** ADMIN and SUBMISSION_MANAGER; evaluators hear nothing of plans, and end no applicant's links. */
const LEADING_ACTIONS = ["evaluations.assign", "decisions.plan", "submissions.links"] as const;

const ADMIN_ACTIONS = [
  "settings.update",
  "staff.manage",
  "partners.access",
  "status.force",
  "portal.watch",
  "evaluations.takeBack",
] as const;

/** Actions of partners on their own records (ROL-03, ROL-04). */
const PARTNER_ACTIONS = [
  "own.view",
  "own.order",
  "own.edit",
  "own.cancel",
  "own.upload",
  "own.payment",
  "own.requests",
  "own.colleagues",
] as const;

/** Anybody signed in, for the own account. */
const ACCOUNT_ACTIONS = ["profile.view", "password.change"] as const;

export const ACTIONS = [
  ...STAFF_ACTIONS,
  ...LEADING_ACTIONS,
  ...ADMIN_ACTIONS,
  ...PARTNER_ACTIONS,
  ...ACCOUNT_ACTIONS,
] as const;
export type Action = (typeof ACTIONS)[number];

const STAFF: readonly Action[] = [...STAFF_ACTIONS, ...ACCOUNT_ACTIONS];

/** The actions of each role; server and screens query them with `can`. */
export const PERMISSIONS: Record<Role, readonly Action[]> = {
  ADMIN: [...STAFF, ...LEADING_ACTIONS, ...ADMIN_ACTIONS],
  SUBMISSION_MANAGER: [...STAFF, ...LEADING_ACTIONS],
  GRUPORG: STAFF,
  PARTNER: [...PARTNER_ACTIONS, ...ACCOUNT_ACTIONS],
};

/**
 * Ownership and status are checked elsewhere. `system` may do everything, a visitor nothing. A partner without their
 * own password has the account's actions only (GRD-08).
 */
export function can(actor: Actor, action: Action): boolean {
  if (actor.kind === "system") return true;
  if (actor.kind === "visitor") return false;
  if (needsFirstAccess(actor)) {
    return (ACCOUNT_ACTIONS as readonly Action[]).includes(action);
  }
  return PERMISSIONS[actor.role].includes(action);
}

/** Everybody, or those who may take one of these actions. */
export type Audience = "everybody" | readonly [Action, ...Action[]];

/** Why a call is refused: sign in, choose a password first, or forbidden. Undefined when it is allowed. */
export function whyNotCall(actor: Actor, audience: Audience): Reason | undefined {
  if (audience === "everybody" || audience.some((action) => can(actor, action))) return undefined;
  if (actor.kind !== "user") return { code: "signInRequired", params: {} };
  const isEarly =
    needsFirstAccess(actor) && audience.some((action) => PERMISSIONS[actor.role].includes(action));
  return { code: isEarly ? "firstAccessRequired" : "forbidden", params: {} };
}
