import { describe, expect, test } from "bun:test";
import {
  mayEnter,
  pathAfterLogin,
  pathAfterLogout,
  pathAfterPasswordChange,
  safePartnerPath,
} from "#domain/accounts/landing.ts";

describe.each([
  ["ADMIN", "/admin", "/admin/login", "/admin"],
  ["SUBMISSION_MANAGER", "/admin", "/admin/login", "/admin"],
  ["GRUPORG", "/admin", "/admin/login", "/admin"],
  ["PARTNER", "/partner", "/partner/login", "/partner"],
  ["SOMETHING", "/", "/", "/"],
])("%s goes", (role, login, logout, change) => {
  test(`to ${login} after the login (AUTH-17)`, () => expect(pathAfterLogin({ role })).toBe(login));

  test(`to ${logout} after the logout (AUTH-24, AUTH-25, AUTH-26)`, () =>
    expect<string>(pathAfterLogout(role)).toBe(logout));

  test(`to ${change} after a change of password (PROF-09, PROF-10, PROF-11)`, () =>
    expect(pathAfterPasswordChange(role)).toBe(change));
});

test("AUTH-10, AUTH-12: each login lets its own roles in", () => {
  const roles = ["ADMIN", "SUBMISSION_MANAGER", "GRUPORG", "PARTNER", "SOMETHING"];
  expect(roles.filter((role) => mayEnter("admin", role))).toEqual(roles.slice(0, 3));
  expect(roles.filter((role) => mayEnter("partner", role))).toEqual(["PARTNER"]);
});

describe("the remembered page", () => {
  test("AUTH-16: brings a partner back", () => {
    expect(pathAfterLogin({ role: "PARTNER" }, "/partner/orders/42?tab=files#top")).toBe(
      "/partner/orders/42?tab=files#top",
    );
  });

  test("AUTH-19: first access wins over it", () => {
    expect(pathAfterLogin({ role: "PARTNER", firstLogin: true }, "/partner/orders/42")).toBe(
      "/partner/first-access",
    );
  });

  test("is for partners only", () => {
    expect(pathAfterLogin({ role: "ADMIN" }, "/admin/orders")).toBe("/admin");
  });

  test.each([
    "/partner/login",
    "/partner/recover-password?code=ABC",
    "/partner/first-access",
    "/partner/orders/../login",
    "/partner/../admin",
    "/partners",
    "/admin",
    "//evil.example/partner",
    "https://evil.example/partner",
    "/\\evil.example",
    "javascript:alert(1)",
    "",
    null,
    { pathname: "/partner" },
  ])("never leads to %j", (remembered) => {
    expect(safePartnerPath(remembered)).toBeUndefined();
    expect(pathAfterLogin({ role: "PARTNER" }, remembered)).toBe("/partner");
  });
});
