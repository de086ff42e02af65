import { expect, test } from "bun:test";
import { rememberStatus, restoreStatus, type StatusMemory } from "#domain/submissions/memory.ts";

function hide(now: StatusMemory): StatusMemory {
  return { ...now, status: "HIDDEN", statusBefore: rememberStatus(now) };
}

function markDuplicate(now: StatusMemory): StatusMemory {
  return { status: "DUPLICATE", statusBefore: rememberStatus(now), duplicateOf: "original" };
}

const REVIEWING: StatusMemory = { status: "REVIEWING", statusBefore: null, duplicateOf: null };

test("a hidden submission returns to the status it had", () => {
  expect(restoreStatus(hide(REVIEWING))).toEqual(REVIEWING);
});

test("a duplicate returns to the status it had and forgets the original", () => {
  expect(restoreStatus(markDuplicate(REVIEWING))).toEqual(REVIEWING);
});

test("a hidden duplicate is a duplicate again, and then what it was before", () => {
  const duplicate = markDuplicate(REVIEWING);
  expect(restoreStatus(hide(duplicate))).toEqual(duplicate);
  expect(restoreStatus(restoreStatus(hide(duplicate)))).toEqual(REVIEWING);
});

test("with nothing remembered it waits from the start again", () => {
  expect(restoreStatus({ status: "HIDDEN", statusBefore: null, duplicateOf: null }).status).toBe("PENDING");
});
