import { availableParallelism } from "node:os";
import { expect, test } from "bun:test";
import { passwordIssues } from "#domain/accounts/password.ts";
import { Refusal } from "#domain/refusal.ts";
import { hashPassword, makeTemporaryPassword, verifyPassword } from "#server/accounts/password.ts";

test("a hash is argon2id with 19 MiB and two passes, and opens for its password only", async () => {
  const hash = await hashPassword("Varzea?Alta7");
  expect(hash.startsWith("$argon2id$v=19$m=19456,t=2,p=1$")).toBe(true);
  expect(await verifyPassword("Varzea?Alta7", hash)).toBe(true);
  expect(await verifyPassword("Varzea?Alta8", hash)).toBe(false);
});

test("an account without a usable hash is opened by nothing", async () => {
  expect(await verifyPassword("anything", undefined)).toBe(false);
  expect(await verifyPassword("none", "none")).toBe(false);
});

test("a temporary password meets the rule and is valid seven days", async () => {
  const now = new Date("2025-08-01T12:00:00Z");
  const { password, hash, until } = await makeTemporaryPassword(now, { email: "ana@example.org" });
  expect(passwordIssues(password, { email: "ana@example.org" })).toEqual([]);
  expect(until).toEqual(new Date("2025-08-08T12:00:00Z"));
  expect(await verifyPassword(password, hash)).toBe(true);
});

test("a storm is answered with busy once the queue is full, and everybody in it is served", async () => {
  const served = 64 + 2 * availableParallelism();
  const calls = Array.from({ length: served + 5 }, () => verifyPassword("x", undefined));
  const results = await Promise.allSettled(calls);
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.length).toBe(5);
  for (const result of refused) {
    expect(result.reason).toBeInstanceOf(Refusal);
    expect((result.reason as Refusal).reason).toEqual({ code: "busy", params: { retryAfterSeconds: 2 } });
  }
  expect(await verifyPassword("x", undefined)).toBe(false);
});
