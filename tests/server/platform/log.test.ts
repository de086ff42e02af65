import { expect, test } from "bun:test";
import { describeError, loggedPath, openLog, withoutSecrets } from "#server/platform/log.ts";

test("logs where a query failed without the values it was given", () => {
  const cause = new Error("UNIQUE constraint failed: users.email\nparams: ana@example.org");
  const error = new Error("Failed query: insert into users values (?, ?)\nparams: ana@example.org,Ana", {
    cause,
  });
  const lines: string[] = [];
  const log = openLog("info", { write: (line) => lines.push(line) });
  log.error(describeError(error), "failed");
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain("ana@example.org");
  expect(lines[0]).not.toContain("Ana");
  expect(lines[0]).toContain("Failed query: insert into users");
  expect(lines[0]).toContain("UNIQUE constraint failed: users.email");
  expect(lines[0]).toMatch(/\sat /);
});

test("says only the kind of a thrown thing that is no error", () => {
  expect(describeError("ana@example.org")).toEqual({ error: "string" });
});

test.each([
  ["/status/secret-token", "/status/*"],
  ["/partner/invitation/secret-token", "/partner/invitation/*"],
  ["/status/secret-token/", "/status/*/"],
  ["//status/secret-token", "//status/*"],
  ["/status//secret-token", "/status/*"],
  ["/x/../status/secret-token", "/x/../status/*"],
  ["/STATUS/secret-token", "/STATUS/*"],
  ["/status%2Fsecret-token", "/status/*"],
  ["/x/%73tatus/AbCdEfGhIjKlMnOpQrStUvWxYz-_0123", "/x/%73tatus/*"],
  ["/admin/recover-password?code=ABCDE23456", "/admin/recover-password"],
  ["/admin/recover-password#code=ABCDE23456", "/admin/recover-password"],
  ["/partner/orders/1", "/partner/orders/1"],
  ["/partner/orders/0123456789abcdefghijklmnop", "/partner/orders/0123456789abcdefghijklmnop"],
  ["/status", "/status"],
])("logs %s as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

test.each([
  ["x is undefined", "x is undefined"],
  ["Cannot read a?.b of null", "Cannot read a?.b of null"],
  ["Failed to fetch https://portal.test/status/secret-token", "Failed to fetch https://portal.test/status/*"],
  ['at "/partner/invitation/secret-token" (1:2)', 'at "/partner/invitation/*" (1:2)'],
  ["no page /recover-password?code=ABCDE23456 here", "no page /recover-password?* here"],
  ["no page /recover-password%3Fcode=ABCDE23456", "no page /recover-password?*"],
  ["token AbCdEfGhIjKlMnOpQrStUvWxYz-_0123 expired", "token * expired"],
])("logs %j as %j", (told, logged) => {
  expect(withoutSecrets(told)).toBe(logged);
});
