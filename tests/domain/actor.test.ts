import { expect, test } from "bun:test";
import {
  isPartner,
  isStaff,
  isStaffRole,
  needsFirstAccess,
  partsOf,
  ROLES,
  SYSTEM,
  VISITOR,
  type Role,
} from "#domain/actor.ts";
import { actorOf } from "./actors.ts";

test("ROL-01: there are four roles", () => {
  expect<string[]>([...ROLES]).toEqual(["ADMIN", "SUBMISSION_MANAGER", "PARTNER", "GRUPORG"]);
});

test.each([
  ["ADMIN", true, false, ["staff", "admin"]],
  ["SUBMISSION_MANAGER", true, false, ["staff"]],
  ["GRUPORG", true, false, ["staff"]],
  ["PARTNER", false, true, ["partner"]],
] as [Role, boolean, boolean, string[]][])(
  "%s: staff %p, partner %p, parts %j",
  (role, staff, partner, parts) => {
    const actor = actorOf(role);
    expect(isStaff(actor)).toBe(staff);
    expect(isStaffRole(role)).toBe(staff);
    expect(isPartner(actor)).toBe(partner);
    expect<string[]>([...partsOf(actor)]).toEqual(parts);
  },
);

test("a visitor and the portal itself are neither staff nor partner", () => {
  for (const actor of [VISITOR, SYSTEM]) {
    expect([isStaff(actor), isPartner(actor)]).toEqual([false, false]);
    expect<string[]>([...partsOf(actor)]).toEqual([actor.kind]);
  }
});

test("only a partner is held up until an own password is chosen (GRD-08)", () => {
  const held = ROLES.filter((role) => needsFirstAccess({ role, firstLogin: true }));
  expect(held).toEqual(["PARTNER"]);
  expect(ROLES.filter((role) => needsFirstAccess({ role, firstLogin: false }))).toEqual([]);
});
