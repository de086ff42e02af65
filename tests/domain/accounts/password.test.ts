import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  generateTemporaryPassword,
  newPassword,
  PASSWORD_SPECIALS,
  passwordIssues,
} from "#domain/accounts/password.ts";

const OWNER = {
  email: "ana.souza@example.org",
  eventName: { pt: "Conferência do Clima 2025", en: "Climate Conference 2025" },
};

test.each([
  ["REC-13: eight characters", "Rio&4mar", []],
  ["REC-13: seven characters", "Rio&4ma", ["passwordTooShort"]],
  ["128 characters", `Aa1!${"x".repeat(124)}`, []],
  ["129 characters", `Aa1!${"x".repeat(125)}`, ["passwordTooLong"]],
  ["129 characters, of which nothing else is told", "ç".repeat(129), ["passwordTooLong"]],
  ["half a million marks on one letter", `a${"\u0301\u0323".repeat(250_000)}`, ["passwordTooLong"]],
  ["REC-14: no lowercase letter", "RIO&4MAR", ["passwordLower"]],
  ["REC-14: no uppercase letter", "rio&4mar", ["passwordUpper"]],
  ["REC-14: no digit", "Rio&&mar", ["passwordDigit"]],
  ["REC-14: no special character", "Rio44mar", ["passwordSpecial"]],
  ["REC-15: another special character", "Abcdef1!#", ["passwordCharacters"]],
  ["REC-15: a space", "Rio &4mar", ["passwordCharacters"]],
  ["REC-15: an accent", "Açaí&4maR", ["passwordCharacters"]],
  ["a common one", "Password1!", ["passwordCommon"]],
  ["a common one in Portuguese", "SENHa@123", ["passwordCommon"]],
  ["a common one off the keyboard", "!QAZ2wsx", ["passwordCommon"]],
  ["the own e-mail", "Ana.Souza1!".replace(".", ""), ["passwordPersonal"]],
  ["the event's name", "ClimateConference2025!", ["passwordPersonal"]],
  ["the event's name in Portuguese, another year", "ConferenciadoClima26!", ["passwordPersonal"]],
  [
    "nothing right",
    "ç",
    [
      "passwordTooShort",
      "passwordLower",
      "passwordUpper",
      "passwordDigit",
      "passwordSpecial",
      "passwordCharacters",
    ],
  ],
])("%s", (_name, password, issues) => {
  expect<string[]>(passwordIssues(password, OWNER)).toEqual(issues);
});

test.each([...PASSWORD_SPECIALS])("REC-14: %s is a special character", (special) => {
  expect(passwordIssues(`Rio4mares${special}`)).toEqual([]);
});

test("an e-mail's short local part forbids nothing", () => {
  expect(passwordIssues("Ana&4mares", { email: "ana@example.org" })).toEqual([]);
});

test("as a schema it tells the most basic rule first and never trims", () => {
  const schema = newPassword(OWNER);
  const messages = (value: unknown) => v.safeParse(schema, value).issues?.map(({ message }) => message) ?? [];
  expect(messages("")[0]).toBe("required");
  expect(messages("rio")[0]).toBe("passwordTooShort");
  expect(messages(" Rio&4mar")).toEqual(["passwordCharacters"]);
  expect(messages("Rio&4mar")).toEqual([]);
});

describe("a temporary password", () => {
  const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

  test("always meets the rule, has 14 characters and no look-alikes", () => {
    const made = Array.from({ length: 500 }, () => generateTemporaryPassword(random, OWNER));
    expect(made.filter((password) => passwordIssues(password, OWNER).length > 0)).toEqual([]);
    expect(made.every((password) => /^[^lIO01]{14}$/.test(password))).toBe(true);
    expect(new Set(made).size).toBe(500);
  });

  test("throws away bytes that would favour some characters", () => {
    // 25 small letters: 250 to 255 would favour the first six, so 255 is drawn again and 0 counts.
    const scripted = [255, 0, 0, 0, 0];
    const given: number[] = [];
    const bytes = (count: number) => {
      const next = scripted.shift() ?? crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
      given.push(next);
      return new Uint8Array(count).fill(next);
    };
    const password = generateTemporaryPassword(bytes);
    expect(given.slice(0, 5)).toEqual([255, 0, 0, 0, 0]);
    expect([..."aA2@"].every((character) => password.includes(character))).toBe(true);
  });

  test("stops when there is no randomness", () => {
    expect(() => generateTemporaryPassword(() => new Uint8Array(0))).toThrow(RangeError);
  });
});
