import { expect, test } from "bun:test";
import { shownParams } from "#domain/mail/templates.ts";

test("a temporary password never shows", () => {
  const params = {
    name: "Ana",
    email: "ana@example.org",
    loginUrl: "/partner/login",
    temporaryPassword: "Secret1!",
    validUntil: "2025-09-01T00:00:00.000Z",
  };
  const { temporaryPassword, ...shown } = params;
  expect(shownParams("credentials", params)).toEqual(shown);
  expect(JSON.stringify(shownParams("credentialsReset", params))).not.toContain(temporaryPassword);
});

test("neither does a recovery code, nor the address that carries it", () => {
  const params = { name: "Ana", code: "ABCD234567", resetUrl: "/x?code=ABCD234567", minutes: 10 };
  expect(shownParams("recoveryCode", params)).toEqual({ name: "Ana", minutes: 10 });
});

test("nor the address that opens an invitation", () => {
  const params = {
    inviter: "Lúcia",
    company: "Tapajós",
    reference: "EOI-2025-00042",
    acceptUrl: "/invitation/Zk3nD0wq",
    validUntil: "2025-09-01T00:00:00.000Z",
  };
  const { acceptUrl, ...shown } = params;
  expect(shownParams("colleagueInvite", params)).toEqual(shown);
  expect(JSON.stringify(shownParams("colleagueInvite", params))).not.toContain(acceptUrl);
});
