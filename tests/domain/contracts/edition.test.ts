import { expect, test } from "bun:test";
import { isOutdated } from "#domain/contracts/edition.ts";

test.each([
  ["of the order as it is", 3, 3, false],
  ["of an order that has changed since", 2, 3, true],
])("an edition %s: printed of version %i, the order at %i, is outdated: %p", (_, printed, now, outdated) => {
  expect(isOutdated({ orderVersion: printed }, { contentVersion: now })).toBe(outdated);
});
