import { expect, test } from "bun:test";
import { nextTry } from "#domain/mail/tries.ts";

const MINUTE = 60_000;

test.each([
  [0, 1],
  [1, 5],
  [2, 15],
  [3, 60],
  [4, 180],
  [5, 360],
  [9, 360],
])("after %p failed tries the next one comes %p minutes later", (tries, minutes) => {
  expect(nextTry(tries, { isFinal: false })).toBe(minutes * MINUTE);
});

test("gives up after eleven tries, and at once on a final refusal", () => {
  expect(nextTry(10, { isFinal: false })).toBeUndefined();
  expect(nextTry(0, { isFinal: true })).toBeUndefined();
});

test("a server without a free connection is asked soon again, by those who wait at different moments", () => {
  const busy = { isFinal: false, isBusy: true };
  expect([nextTry(0, busy, 0), nextTry(0, busy, 1)]).toEqual([15_000, 45_000]);
  expect([nextTry(9, busy, 0), nextTry(9, busy, 1)]).toEqual([60_000, 180_000]);
  expect(nextTry(10, busy)).toBeUndefined();
});
