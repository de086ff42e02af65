import { expect, test } from "bun:test";
import { longestWaits, waitsTooLong, type QueueName } from "#domain/waiting.ts";

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

test("what waits the longest stands first, each record once, and nothing that nobody waits for", () => {
  const queue = [
    { name: "letters", since: "2026-11-20T12:00:00Z", oldest: { id: "a" } },
    { name: "wishes", since: null, oldest: null },
    { name: "orders", since: "2026-11-02T12:00:00Z", oldest: { id: "b" } },
    { name: "prices", since: "2026-11-03T12:00:00Z", oldest: { id: "b" } },
    { name: "payments", since: "2026-11-10T12:00:00Z", oldest: { id: "c" } },
  ];
  expect(longestWaits(queue, 5).map(({ name }) => name)).toEqual(["orders", "payments", "letters"]);
  expect(longestWaits(queue, 2).map(({ name }) => name)).toEqual(["orders", "payments"]);
});
