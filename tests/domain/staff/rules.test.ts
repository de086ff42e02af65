import { expect, test } from "bun:test";
import { isLastAdmin, isOwnAccount } from "#domain/staff/rules.ts";

test.each([
  ["the only active administrator is the last one", "ADMIN", "active", 1, true],
  ["one of two is not", "ADMIN", "active", 2, false],
  ["a disabled administrator is nobody's last", "ADMIN", "disabled", 1, false],
  ["another role never is", "GRUPORG", "active", 1, false],
] as const)("%s", (_name, role, status, activeAdmins, expected) => {
  expect(isLastAdmin({ id: "a", role, status }, activeAdmins)).toBe(expected);
});

test("an account is one's own by its id", () => {
  expect(isOwnAccount({ id: "a" }, { id: "a" })).toBe(true);
  expect(isOwnAccount({ id: "a" }, { id: "b" })).toBe(false);
});
