import { describe, expect, test } from "bun:test";
import { latencyOf, percentile } from "./latency.ts";
import { middleOf, shortfalls, tabulate, tell, tellReach } from "./verdict.ts";

describe("latency", () => {
  test("the 99th of a hundred is what one of them exceeds", () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(latencyOf(hundred)).toEqual({ p50: 50, p99: 99, longest: 100 });
  });

  test("of few the 99th is the slowest, and of none there is nothing", () => {
    expect(latencyOf([3, 1, 2])).toEqual({ p50: 2, p99: 3, longest: 3 });
    expect(percentile([], 99)).toBeNaN();
  });
});

describe("some rounds", () => {
  test("count by their middle, each measure for itself", () => {
    const rounds = [
      { perSecond: 10, p99: 9 },
      { perSecond: 30, p99: 1 },
      { perSecond: 20, p99: 5 },
    ];
    expect(middleOf(rounds)).toEqual({ perSecond: 20, p99: 5, bad: 0 });
  });

  test("keep every bad answer and what the first said", () => {
    const rounds = [
      { bad: 0, note: "fine" },
      { bad: 2, note: "503" },
      { bad: 0, note: "fine" },
    ];
    expect(middleOf(rounds)).toEqual({ bad: 2, note: "503" });
  });
});

describe("what is to be reached", () => {
  const reach = { perSecond: 1_000, p99: 30 };

  test("is reached when nothing falls short", () => {
    expect(shortfalls(reach, { perSecond: 1_000, p99: 30 })).toEqual([]);
    expect(shortfalls({ share: 0.3 }, { perSecond: 5, share: 0.3 })).toEqual([]);
    expect(shortfalls({ memory: 120 }, { memory: 119 })).toEqual([]);
  });

  test("names what falls short, a figure that is missing too", () => {
    expect(shortfalls(reach, { perSecond: 999, p99: 31 })).toEqual(["rate", "p99"]);
    expect(shortfalls(reach, {})).toEqual(["rate", "p99"]);
    expect(shortfalls({ share: 0.3 }, { perSecond: 5 })).toEqual(["share of bare"]);
  });

  test("is not reached with one bad answer", () => {
    expect(shortfalls(reach, { perSecond: 2_000, p99: 3, bad: 1 })).toEqual(["1 bad answers"]);
  });

  test("may be most of what the bare server gives, where that is less than the rate", () => {
    const most = { perSecond: 20_000, orShare: 0.8 };
    expect(shortfalls(most, { perSecond: 9_000, share: 0.8 })).toEqual([]);
    expect(shortfalls(most, { perSecond: 9_000, share: 0.7 })).toEqual(["rate"]);
  });
});

describe("the table", () => {
  test("tells a figure by what it is judged by", () => {
    expect(tell({ perSecond: 12_345.6, p99: 7.94, longest: 50 }, { perSecond: 1 })).toBe(
      "12,346/s, p99 7.9 ms",
    );
    expect(tell({ longest: 51.4, p99: 3 }, { longest: 50 })).toBe("longest 51 ms");
    expect(tell({ p50: 250.4 }, { p50: 150 })).toBe("250 ms");
    expect(tellReach({ perSecond: 20_000, orShare: 0.8 })).toBe(">= 20,000/s, or >= 0.8 of bare");
  });

  test("has a column for the other checkout only when there is one, and columns of one width", () => {
    const row = {
      id: "P4",
      what: "an order",
      reach: { perSecond: 10 },
      portal: { perSecond: 5, share: 0.5 },
    };
    const [head, ...lines] = tabulate([row]).split("\n");
    expect(head).not.toContain("before");
    expect(new Set([head, ...lines].map((line) => line?.length)).size).toBe(1);
    expect(lines.at(-1)).toContain("| 5/s    | 0.50    | >= 10/s  | short: rate |");
    expect(tabulate([{ ...row, before: { perSecond: 1 } }])).toContain("| 1/s    | 5/s    |");
  });
});
