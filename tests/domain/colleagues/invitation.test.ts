import { expect, test } from "bun:test";
import * as v from "valibot";
import { invitationState, mayRemoveMember, wayToJoin, whyNotCreate } from "#domain/colleagues/invitation.ts";
import { newColleagueInput } from "#domain/colleagues/schema.ts";
import { fieldIssues } from "#domain/messages.ts";

const NOW = new Date("2025-08-08T12:00:00Z");
const BEFORE = new Date(NOW.getTime() - 1);
const AFTER = new Date(NOW.getTime() + 1);

test.each([
  ["open before its last moment", { acceptedAt: null, revokedAt: null, expiresAt: AFTER }, "open"],
  ["expired at its last moment", { acceptedAt: null, revokedAt: null, expiresAt: NOW }, "expired"],
  ["revoked, whatever time is left", { acceptedAt: null, revokedAt: BEFORE, expiresAt: AFTER }, "revoked"],
  ["revoked rather than expired", { acceptedAt: null, revokedAt: BEFORE, expiresAt: BEFORE }, "revoked"],
  ["used, also after its days", { acceptedAt: BEFORE, revokedAt: null, expiresAt: BEFORE }, "used"],
] as const)("an invitation is %s", (_name, invitation, state) => {
  expect(invitationState(invitation, NOW)).toBe(state);
});

const PARTNER = { role: "PARTNER", disabledAt: null, firstLogin: false } as const;

test.each([
  ["no account", undefined, undefined, "create", "create"],
  ["a partner's", PARTNER, "signIn", "signIn", "join"],
  ["a partner's at first access", { ...PARTNER, firstLogin: true }, "signIn", "signIn", "firstAccess"],
  ["a closed one", { ...PARTNER, disabledAt: NOW }, "disabled", "disabled", "disabled"],
  ["one of the team", { ...PARTNER, role: "GRUPORG" }, "team", "team", "team"],
  ["a closed one of the team", { ...PARTNER, role: "ADMIN", disabledAt: NOW }, "team", "team", "team"],
] as const)(
  "an invited address with %s goes on by %p, %p, or signed in by %p",
  (_name, account, closed, way, signedIn) => {
    expect(whyNotCreate(account)).toBe(closed);
    expect(wayToJoin(account, false)).toBe(way);
    expect(wayToJoin(account, true)).toBe(signedIn);
  },
);

test.each([
  ["owner", "colleague", true],
  ["owner", "owner", false],
  ["colleague", "colleague", false],
  ["colleague", "owner", false],
  [undefined, "colleague", false],
] as const)("as %s removing a member who is %s: %p", (own, part, may) => {
  expect(mayRemoveMember(own, part)).toBe(may);
});

test.each([
  [{ name: " Lia ", newPassword: "Igarape?Novo8" }, []],
  [{ name: "Lia", newPassword: "Igarape?Novo8", confirmPassword: "Igarape?Novo8" }, []],
  [{ name: "Lia", newPassword: "Igarape?Novo8", confirmPassword: "" }, ["confirmPassword: passwordMismatch"]],
  [{ name: "Lia\nhttps://evil.example", newPassword: "Igarape?Novo8" }, ["name: nameWithAddress"]],
  [
    { name: "", newPassword: "short", confirmPassword: "shorter" },
    ["name: required", "newPassword: passwordTooShort", "confirmPassword: passwordMismatch"],
  ],
])("a new colleague %j is told %j", (input, told) => {
  const { issues = [] } = v.safeParse(newColleagueInput(), input);
  expect(fieldIssues(issues).map(({ path, key }) => `${path}: ${key}`)).toEqual(told);
});
