import { describe, expect, spyOn, test } from "bun:test";
import { openRateLimiter } from "#server/platform/rate-limit.ts";

const RATE = { limit: 5, windowMs: 60_000 };

function openAt(start: number) {
  let now = start;
  const limiter = openRateLimiter(() => new Date(now));
  return { limiter, pass: (ms: number) => (now += ms) };
}

describe("the rate limiter", () => {
  test("lets the limit through and then says how long to wait", () => {
    const { limiter } = openAt(1_000);
    const waits = Array.from({ length: 6 }, () => limiter.take("a", RATE));
    expect(waits).toEqual([0, 0, 0, 0, 0, 12]);
  });

  test("refills evenly, so a caller who waits gets in again", () => {
    const { limiter, pass } = openAt(1_000);
    for (let call = 0; call < 5; call += 1) limiter.take("a", RATE);
    pass(12_000);
    expect([limiter.take("a", RATE), limiter.take("a", RATE)]).toEqual([0, 12]);
  });

  test("keeps one caller's calls apart from another's", () => {
    const { limiter } = openAt(1_000);
    for (let call = 0; call < 6; call += 1) limiter.take("a", RATE);
    expect(limiter.take("b", RATE)).toBe(0);
  });

  test("gives a harmless call back", () => {
    const { limiter } = openAt(1_000);
    for (let call = 0; call < 5; call += 1) limiter.take("a", RATE);
    limiter.giveBack("a");
    expect(limiter.take("a", RATE)).toBe(0);
  });

  test("locks nobody out when the clock is set back", () => {
    const { limiter, pass } = openAt(10_000_000);
    limiter.take("a", RATE);
    pass(-9_000_000);
    expect(limiter.take("a", RATE)).toBe(0);
    pass(60_000);
    expect(limiter.take("a", RATE)).toBe(0);
  });

  test("goes on refusing whoever waits while a flood of others comes", () => {
    const { limiter } = openAt(1_000);
    for (let call = 0; call < 6; call += 1) limiter.take("waiting", RATE);
    for (let key = 0; key < 120_000; key += 1) limiter.take(`other-${key}`, RATE);
    expect(limiter.take("waiting", RATE)).toBe(12);
  });

  test("costs next to nothing for a new key, however many it knows: all are gone through once for thousands", () => {
    const { limiter } = openAt(1_000);
    for (let key = 0; key < 50_000; key += 1) limiter.take(`known-${key}`, RATE);
    const sortings = spyOn(Float64Array, "from");
    for (let key = 0; key < 10_000; key += 1) limiter.take(`new-${key}`, RATE);
    expect(sortings.mock.calls.length).toBe(2);
    sortings.mockRestore();
  });
});
