import { expect, test } from "bun:test";
import { isPassing, reasonOf, refuse, Refusal } from "#domain/refusal.ts";
import { isReason, REFUSALS, statusOf } from "#domain/refusals.ts";

test("a refusal carries its reason, its status and no sentence", () => {
  const refusal = refuse("notFound", { record: "order" });
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.reason).toEqual({ code: "notFound", params: { record: "order" } });
  expect(statusOf(refusal.reason)).toBe(404);
  expect(refusal.message).toBe("notFound");
});

test("a refusal without parameters has an empty set of them", () => {
  expect(refuse("forbidden").reason).toEqual({ code: "forbidden", params: {} });
});

const REASON = { code: "forbidden", params: {} };
test.each([
  ["a refusal", refuse("forbidden"), REASON],
  ["an error caused by one", new Error("x", { cause: refuse("forbidden") }), REASON],
  ["an error from the wire", { data: { reason: REASON } }, REASON],
  ["a bug", new Error("x"), undefined],
  ["a reason without a code", { data: { reason: { params: {} } } }, undefined],
  ["data without a reason", { data: null }, undefined],
  ["nothing", undefined, undefined],
  ["a text", "forbidden", undefined],
] as const)("finds the reason of %s", (_name, error, reason) => {
  expect<unknown>(reasonOf(error)).toEqual(reason);
});

test("knows its own codes only", () => {
  expect(Object.keys(REFUSALS).every((code) => isReason({ code, params: {} }))).toBe(true);
  expect(isReason({ code: "constructor" })).toBe(false);
  expect(isReason(null)).toBe(false);
});

test.each([
  ["too many sign in", refuse("busy", { retryAfterSeconds: 2 }), true],
  ["somebody asks too often", refuse("tooManyRequests", { retryAfterSeconds: 2 }), true],
  ["the disk is full", refuse("noRoom"), true],
  ["the disk fails", refuse("storageFailing"), true],
  ["a rule of the record says no", refuse("partnerRegistered"), false],
  ["a stored file is damaged", refuse("fileDamaged", { name: "a.pdf" }), false],
  ["a bug", new Error("busy"), false],
] as const)("the same call may be done a little later: %s", (_name, error, passes) => {
  expect(isPassing(error)).toBe(passes);
});
