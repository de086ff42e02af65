import { expect, test } from "bun:test";
import { isReason, reasonOf, refuse, Refusal, REFUSALS } from "#domain/refusal.ts";

test("a refusal carries its reason, its status and no sentence", () => {
  const refusal = refuse("notFound", { record: "order" });
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.reason).toEqual({ code: "notFound", params: { record: "order" } });
  expect(refusal.status).toBe(404);
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
  ["a made-up reason", { data: { reason: { code: "toString", params: {} } } }, undefined],
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
