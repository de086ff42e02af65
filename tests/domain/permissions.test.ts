import { expect, test } from "bun:test";
import { ROLES, SYSTEM, VISITOR } from "#domain/actor.ts";
import { ACTIONS, can, whyNotCall, type Action, type Audience } from "#domain/permissions.ts";
import type { ReasonCode } from "#domain/refusal.ts";
import { actorOf } from "./actors.ts";

const LEADING: Action[] = ["evaluations.assign", "decisions.plan", "submissions.links"];
const ADMIN_ONLY: Action[] = [
  "settings.update",
  "staff.manage",
  "partners.access",
  "status.force",
  "portal.watch",
  "evaluations.takeBack",
];

function actionsOf(role: (typeof ROLES)[number]): Action[] {
  return ACTIONS.filter((action) => can(actorOf(role), action));
}

test("ROL-06: the three staff roles have the same rights, but for who marks what, plans, applicants' links, and what is the administrator's", () => {
  const [admin, manager] = [actionsOf("ADMIN"), actionsOf("SUBMISSION_MANAGER")];
  expect(manager.filter((action) => !LEADING.includes(action))).toEqual(actionsOf("GRUPORG"));
  expect(admin.filter((action) => !ADMIN_ONLY.includes(action))).toEqual(manager);
});

test.each(LEADING)("%s is for administrators and submission managers", (action) => {
  expect(ROLES.filter((role) => can(actorOf(role), action))).toEqual(["ADMIN", "SUBMISSION_MANAGER"]);
});

test.each(ADMIN_ONLY)("%s is for administrators only", (action) => {
  expect(ROLES.filter((role) => can(actorOf(role), action))).toEqual(["ADMIN"]);
});

test("ROL-05: a partner has no staff action, and staff none of the partner's own", () => {
  const shared = actionsOf("PARTNER").filter((action) => actionsOf("ADMIN").includes(action));
  expect(shared).toEqual(["profile.view", "password.change"]);
});

test("GRD-08: until an own password is chosen, a partner may do nothing else", () => {
  const newcomer = actorOf("PARTNER", { firstLogin: true });
  expect(ACTIONS.filter((action) => can(newcomer, action))).toEqual(["profile.view", "password.change"]);
});

test("ROL-02: a visitor may do nothing of the areas; the portal itself everything", () => {
  expect(ACTIONS.filter((action) => can(VISITOR, action))).toEqual([]);
  expect(ACTIONS.every((action) => can(SYSTEM, action))).toBe(true);
});

const newcomer = actorOf("PARTNER", { firstLogin: true });

test.each<[string, Audience, Parameters<typeof whyNotCall>[0], ReasonCode | undefined]>([
  ["a visitor what is for everybody", "everybody", VISITOR, undefined],
  ["a visitor who has to sign in", ["orders.view"], VISITOR, "signInRequired"],
  ["staff what one of its actions allows", ["orders.view", "own.view"], actorOf("GRUPORG"), undefined],
  ["a partner what the other allows", ["orders.view", "own.view"], actorOf("PARTNER"), undefined],
  ["a partner nothing of staff", ["orders.view"], actorOf("PARTNER"), "forbidden"],
  ["staff nothing of administrators", ["staff.manage"], actorOf("SUBMISSION_MANAGER"), "forbidden"],
  ["a newcomer nothing before an own password (GRD-08)", ["own.view"], newcomer, "firstAccessRequired"],
  ["a newcomer not what would never be theirs", ["orders.view"], newcomer, "forbidden"],
  ["a newcomer the own account", ["profile.view"], newcomer, undefined],
])("a call lets %s", (_, audience, actor, code) => {
  expect(whyNotCall(actor, audience)?.code).toBe(code);
});
