import { type Actor, needsFirstAccess, type Role } from "./actor.ts";
import type { Reason } from "./refusal.ts";

/** What the three staff roles may do alike (ROL-06), each kind of call once. */
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

/**
 * What those may do who lead the evaluation and do not only read (ADMIN, SUBMISSION_MANAGER): say who marks what, and
 * plan decisions, of which evaluators are told nothing.
 */
const LEADING_ACTIONS = ["evaluations.assign", "decisions.plan"] as const;

/** What only an administrator may do: facts of the event, prices, team accounts, a status by force. */
const ADMIN_ACTIONS = ["settings.update", "staff.manage", "status.force"] as const;

/** What a partner may do with what is the partner's own (ROL-03, ROL-04). */
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

/** What anybody signed in may do with the own account. */
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

/** Role x action, written once; server and screens ask `can`. */
export const PERMISSIONS: Record<Role, readonly Action[]> = {
  ADMIN: [...STAFF, ...LEADING_ACTIONS, ...ADMIN_ACTIONS],
  SUBMISSION_MANAGER: [...STAFF, ...LEADING_ACTIONS],
  GRUPORG: STAFF,
  PARTNER: [...PARTNER_ACTIONS, ...ACCOUNT_ACTIONS],
};

/**
 * Whether this actor may take this action at all; whose record it is, and its status, are asked elsewhere. The portal
 * itself may do everything, a visitor nothing. A partner who has not chosen an own password keeps the account's
 * actions only (GRD-08).
 */
export function can(actor: Actor, action: Action): boolean {
  if (actor.kind === "system") return true;
  if (actor.kind === "visitor") return false;
  if (needsFirstAccess(actor)) {
    return (ACCOUNT_ACTIONS as readonly Action[]).includes(action);
  }
  return PERMISSIONS[actor.role].includes(action);
}

/** Whom a call is for: everybody, or whoever may take one of these actions. */
export type Audience = "everybody" | readonly [Action, ...Action[]];

/**
 * Why this actor may not make a call of this audience; undefined when it may. Nobody signed in is told to sign in, a
 * partner without an own password to choose one first, anybody else that it is not theirs.
 */
export function whyNotCall(actor: Actor, audience: Audience): Reason | undefined {
  if (audience === "everybody" || audience.some((action) => can(actor, action))) return undefined;
  if (actor.kind !== "user") return { code: "signInRequired", params: {} };
  const isEarly =
    needsFirstAccess(actor) && audience.some((action) => PERMISSIONS[actor.role].includes(action));
  return { code: isEarly ? "firstAccessRequired" : "forbidden", params: {} };
}
