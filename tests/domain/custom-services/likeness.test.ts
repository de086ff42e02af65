import { expect, test } from "bun:test";
import { likeness, nearest } from "#domain/custom-services/likeness.ts";

test.each([
  ["Dois sofás de couro", "sofas de COURO, dois", 1],
  ["Dois sofás", "Café para 40", 0],
  ["Two sofas, one table", "two chairs, one table", 0.75],
  ["", "", 0],
])("%j and %j are alike by %d", (one, other, near) => {
  expect(likeness(one, other)).toBeCloseTo(near);
});

test("former prices: the same organisation's first, then the most alike, then the newest", () => {
  const row = (text: string, at: string, isOwn = false) => ({ text, at, isOwn, size: 0 });
  const far = row("Uma mesa", "2025-08-03");
  const old = row("Dois sofás", "2025-08-01");
  const recent = row("Dois sofás", "2025-08-02");
  const own = row("Plantas", "2025-07-01", true);
  expect(nearest([far, old, recent, own], { text: "dois sofas" }, 3)).toEqual([own, recent, old]);
});

test("former structures: those of the nearest size", () => {
  const row = (size: number) => ({ text: "", at: "2025-08-01", isOwn: false, size });
  expect(nearest([row(400), row(90), row(150)], { size: 100 }, 2)).toEqual([row(90), row(150)]);
});
