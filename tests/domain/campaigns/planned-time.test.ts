import { describe, expect, test } from "bun:test";
import { canBePlanned, timeOfPlanned, whyNotAt } from "#domain/campaigns/planned-time.ts";

/** Over at midnight in Belém, 03:00 UTC. */
const event = { conference: { from: "2025-11-10", to: "2025-11-21" }, eventZone: "America/Belem" };

describe("a campaign is planned for a moment five minutes ahead or more, while the event lasts", () => {
  test.each([
    ["2025-11-01T11:59:00Z", "planTooSoon"],
    ["2025-11-01T12:04:59Z", "planTooSoon"],
    ["2025-11-01T12:05:00Z", undefined],
    ["2025-11-22T02:59:59Z", undefined],
    ["2025-11-22T03:00:00Z", "planAfterEvent"],
    ["2026-11-01T12:00:00Z", "planAfterEvent"],
  ] as const)("at noon of 1 November for %s: %p", (plannedFor, code) => {
    const now = new Date("2025-11-01T12:00:00Z");
    expect(whyNotAt(new Date(plannedFor), now, event)?.code).toBe(code);
  });

  test("and the refusal names a moment of the last day", () => {
    const reason = whyNotAt(new Date("2026-01-01"), new Date("2025-11-01"), event);
    expect(reason?.params).toEqual({ last: "2025-11-22T02:59:59.999Z" });
  });

  test.each([
    ["2025-11-22T02:54:00Z", true],
    ["2025-11-22T02:56:00Z", false],
    ["2025-12-01T12:00:00Z", false],
  ] as const)("of which at %s there is one: %p", (now, can) => {
    expect(canBePlanned(new Date(now), event)).toBe(can);
  });
});

describe("a campaign planned for 12:00 begins by itself until two hours later", () => {
  test.each([
    ["2025-11-01T11:59:59Z", "early"],
    ["2025-11-01T12:00:00Z", "due"],
    ["2025-11-01T14:00:00Z", "due"],
    ["2025-11-01T14:00:01Z", "late"],
    ["2025-11-05T08:00:00Z", "late"],
  ] as const)("at %s: %s", (now, time) => {
    expect(timeOfPlanned(new Date("2025-11-01T12:00:00Z"), new Date(now))).toBe(time);
  });
});
