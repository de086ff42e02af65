import { describe, expect, test } from "bun:test";
import { type Comer, MAX_NAMES, nameComers } from "#domain/site/comers.ts";

function comers(count: number): Comer[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `Organisation ${String(at + 1).padStart(2, "0")}`,
    country: { pt: "Brasil", en: "Brazil" },
  }));
}

function dayAfter(days: number): string {
  return new Date(Date.parse("2026-11-28") + days * 86_400_000).toISOString().slice(0, 10);
}

test.each([
  [0, 0, 0],
  [1, 1, 0],
  [12, 12, 0],
  [13, 12, 1],
  [38, 12, 26],
])("of %d who come %d are named and %d counted", (count, named, more) => {
  const shown = nameComers(comers(count), "2026-11-28");
  expect([shown.names.length, shown.more]).toEqual([named, more]);
});

describe("where more come than are named", () => {
  test("they stand in the order of the alphabet on every day", () => {
    for (let days = 0; days < 40; days += 1) {
      const names = nameComers(comers(38), dayAfter(days)).names.map(({ name }) => name);
      expect(names).toEqual(names.toSorted());
      expect(new Set(names).size).toBe(MAX_NAMES);
    }
  });

  test("a day names the same ones, and the next day others", () => {
    const namedOn = (days: number) => nameComers(comers(38), dayAfter(days)).names.map(({ name }) => name);
    expect(namedOn(0)).toEqual(namedOn(0));
    expect(namedOn(1).filter((name) => namedOn(0).includes(name))).toEqual([]);
  });

  test.each([13, 24, 25, 38])("each of %d is named as often as every other in a round", (count) => {
    const times = new Map<string, number>();
    for (let days = 0; days < count; days += 1)
      for (const { name } of nameComers(comers(count), dayAfter(days)).names)
        times.set(name, (times.get(name) ?? 0) + 1);
    expect(times.size).toBe(count);
    expect(new Set(times.values())).toEqual(new Set([MAX_NAMES]));
  });
});
