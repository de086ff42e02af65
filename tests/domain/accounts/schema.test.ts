import { randomBytes } from "node:crypto";
import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { generateRecoveryCode, normaliseRecoveryCode } from "#domain/accounts/recovery-code.ts";
import {
  changePasswordSchema,
  recoveryRequestInput,
  registerInput,
  resetPasswordSchema,
  staffAccountInput,
} from "#domain/accounts/schema.ts";
import { loginInput } from "#domain/accounts/sign-in.ts";
import { fieldIssues } from "#domain/messages.ts";

function broken(schema: v.GenericSchema, value: unknown): Record<string, string> {
  const result = v.safeParse(schema, value);
  if (result.success) return {};
  return Object.fromEntries(fieldIssues(result.issues).map(({ path, key }) => [path, key]));
}

test("AUTH-08, REC-03: what is required", () => {
  expect(broken(loginInput, {})).toEqual({ email: "required", password: "required" });
  expect(broken(loginInput, { email: "", password: "" })).toEqual({
    email: "required",
    password: "required",
  });
  expect(broken(recoveryRequestInput, {})).toEqual({ email: "required" });
});

test("a login takes any existing password, without a space copied along, and an e-mail in any case", () => {
  expect(v.parse(loginInput, { email: " ANA@example.org", password: "x \n" })).toEqual({
    email: "ana@example.org",
    password: "x",
  });
});

const CURRENT = "Rio&4mares";
const NEXT = "Mar&5rios";

describe("changing a password", () => {
  test.each([
    ["FA-04: two keys", { currentPassword: CURRENT, newPassword: NEXT }, {}],
    ["PROF-07: three keys", { currentPassword: CURRENT, newPassword: NEXT, confirmPassword: NEXT }, {}],
    [
      "FA-07: a differing confirmation",
      { currentPassword: CURRENT, newPassword: NEXT, confirmPassword: "x" },
      { confirmPassword: "passwordMismatch" },
    ],
    [
      "FA-06: seven characters",
      { currentPassword: CURRENT, newPassword: "Mar&5ri" },
      { newPassword: "passwordTooShort" },
    ],
    ["the same again", { currentPassword: CURRENT, newPassword: CURRENT }, { newPassword: "passwordSame" }],
    [
      "both wrong at once",
      { currentPassword: CURRENT, newPassword: "Mar&5ri", confirmPassword: "x" },
      { newPassword: "passwordTooShort", confirmPassword: "passwordMismatch" },
    ],
  ])("%s", (_name, input, expected) => {
    expect(broken(changePasswordSchema(), input)).toEqual(expected);
  });
});

describe("resetting a password", () => {
  const reset = (change: object) => ({
    recoveryCode: "ABCDE23456",
    newPassword: NEXT,
    confirmPassword: NEXT,
    ...change,
  });

  test.each([
    ["all right", {}, {}],
    ["REC-09: no code", { recoveryCode: " " }, { recoveryCode: "required" }],
    ["REC-10: eleven characters", { recoveryCode: "ABCDE234567" }, { recoveryCode: "recoveryCodeLength" }],
    ["REC-12: a differing confirmation", { confirmPassword: "x" }, { confirmPassword: "recoveryMismatch" }],
    ["REC-12: no confirmation", { confirmPassword: undefined }, { confirmPassword: "recoveryMismatch" }],
  ])("%s", (_name, change, expected) => {
    expect(broken(resetPasswordSchema(), reset(change))).toEqual(expected);
  });

  test("REC-11: a code counts in upper case", () => {
    expect(v.parse(resetPasswordSchema(), reset({ recoveryCode: " abcde23456 " })).recoveryCode).toBe(
      "ABCDE23456",
    );
    expect(normaliseRecoveryCode(" abcdefghijkl")).toBe("ABCDEFGHIJ");
    expect(normaliseRecoveryCode("  ")).toBe("");
  });

  test("a generated code has ten characters that nobody mistakes, the first one a letter", () => {
    const codes = Array.from({ length: 500 }, () => generateRecoveryCode(randomBytes));
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z][A-HJ-NP-Z2-9]{9}$/);
    expect(new Set(codes).size).toBe(500);
  });
});

test("accounts are opened with a name, an e-mail, a language and, for the team, a staff role", () => {
  const person = { name: "Ana Souza", email: "ana@example.org", language: "pt" };
  expect(broken(registerInput, { ...person, submissionId: "abc" })).toEqual({});
  expect(broken(registerInput, { ...person, submissionId: "abc", language: "fr" })).toEqual({
    language: "choice",
  });
  expect(broken(staffAccountInput, { ...person, role: "GRUPORG" })).toEqual({});
  expect(broken(staffAccountInput, { ...person, role: "PARTNER" })).toEqual({ role: "choice" });
});

test("the name of an account is one line without a web address", () => {
  const person = { name: "Ana\r\n\r\nSouza", email: "ana@example.org", language: "pt", role: "GRUPORG" };
  expect(v.parse(staffAccountInput, person).name).toBe("Ana Souza");
  const link = { ...person, name: "Pay at https://evil.example", submissionId: "abc" };
  expect(broken(staffAccountInput, link)).toEqual({ name: "nameWithAddress" });
  expect(broken(registerInput, link)).toEqual({ name: "nameWithAddress" });
});
