import { describe, expect, test } from "bun:test";
import { Calls, outcomeOf } from "#server/watch/calls.ts";
import { Histogram } from "#server/watch/histogram.ts";

const HOUR_MS = 60 * 60_000;

describe("a histogram", () => {
  test("gives back what most took, a fifth too high at most and never above the longest", () => {
    const histogram = new Histogram();
    for (let ms = 1; ms <= 100; ms += 1) histogram.note(ms);
    for (const [share, exact] of [
      [0.5, 50],
      [0.95, 95],
      [1, 100],
    ] as const) {
      const found = histogram.quantile(share);
      expect(found).toBeGreaterThanOrEqual(exact);
      expect(found).toBeLessThanOrEqual(Math.min(100, exact * 1.2));
    }
    expect([histogram.count, histogram.sumMs, histogram.maxMs]).toEqual([100, 5050, 100]);
  });

  test("knows nothing of nothing", () => {
    expect(new Histogram().quantile(0.95)).toBe(0);
  });

  test("counts up to each doubling from 1 ms to 16 s", () => {
    const histogram = new Histogram();
    for (const ms of [0.1, 1, 1.5, 20_000]) histogram.note(ms);
    const steps = histogram.upTo();
    expect(steps.map(({ ms }) => ms)).toEqual([
      1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384,
    ]);
    expect([steps[0]?.count, steps[1]?.count, steps.at(-1)?.count, histogram.count]).toEqual([2, 3, 3, 4]);
  });
});

describe("the calls of the last hours", () => {
  test("stand with the slowest first, and are forgotten after a day", () => {
    let now = 0;
    const calls = new Calls(() => now);
    calls.note("orders.list", "ok", 40);
    calls.note("catalogue.list", "refused", 4);
    expect(calls.slowest(1).map(({ call, count }) => [call, count])).toEqual([
      ["orders.list", 1],
      ["catalogue.list", 1],
    ]);
    now = 2 * HOUR_MS;
    calls.note("catalogue.list", "failed", 8);
    expect(calls.slowest(1)).toEqual([{ call: "catalogue.list", count: 1, p50Ms: 8, p95Ms: 8, maxMs: 8 }]);
    expect(calls.slowest(24).map(({ call, count }) => [call, count])).toEqual([
      ["orders.list", 1],
      ["catalogue.list", 2],
    ]);
    now = 30 * HOUR_MS;
    expect(calls.slowest(24)).toEqual([]);
    expect(calls.every().map(({ call, outcomes }) => [call, outcomes])).toEqual([
      ["orders.list", { ok: 1, refused: 0, failed: 0 }],
      ["catalogue.list", { ok: 0, refused: 1, failed: 1 }],
    ]);
  });

  test("ended by the status of their answers", () => {
    expect([200, 304, 400, 429, 500, 503].map(outcomeOf)).toEqual([
      "ok",
      "ok",
      "refused",
      "refused",
      "failed",
      "failed",
    ]);
  });
});
