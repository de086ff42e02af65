import { expect, test } from "bun:test";
import { waitsTooLong, type QueueName } from "#domain/waiting.ts";

const NOW = new Date("2026-11-28T12:00:00Z");
const CASES: [name: QueueName, since: string, isTooLong: boolean][] = [
  ["toReview", "2026-11-14T12:00:00Z", false],
  ["toReview", "2026-11-13T12:00:00Z", true],
  ["letters", "2026-11-25T12:00:00Z", false],
  ["letters", "2026-11-24T12:00:00Z", true],
  ["payments", "2026-11-24T12:00:01Z", false],
  ["payments", "2026-11-24T12:00:00Z", true],
  ["contracts", "2026-11-23T00:00:00Z", false],
  ["contracts", "2026-11-22T00:00:00Z", true],
];

test.each(CASES)("%s waiting since %s waits too long: %p", (name, since, isTooLong) => {
  expect(waitsTooLong(name, new Date(since), NOW)).toBe(isTooLong);
});
