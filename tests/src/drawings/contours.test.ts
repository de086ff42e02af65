import { expect, test } from "bun:test";
import { drawContours } from "#src/drawings/contours.ts";

const SHEET = { width: 400, height: 200, levels: 5, step: 20, slack: 0.5 };

/** Every point that a line's path data names. */
function pointsOf(d: string): { x: number; y: number }[] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

test("a line ends at the edge of the sheet and does not run along it", () => {
  const lines = drawContours({ ...SHEET, heightAt: (x) => x });
  for (const line of lines) {
    const points = pointsOf(line);
    expect(points.map(({ y }) => y)).toEqual([0, 200]);
    expect(points[0]?.x).toBeCloseTo(points[1]?.x ?? Number.NaN);
  }
  expect(lines.length).toBe(5);
});

const hill = (x: number, y: number) => -Math.hypot(x - 200, y - 100);

test("a line around a hill is closed", () => {
  const lines = drawContours({ ...SHEET, heightAt: hill });
  expect(lines.at(-2)).toEndWith("z");
});

test("no line is drawn on bare ground", () => {
  const isBare = (x: number) => x > 220;
  const lines = drawContours({ ...SHEET, heightAt: hill, isBare });
  const points = lines.flatMap(pointsOf);
  expect(points.length).toBeGreaterThan(10);
  expect(points.filter(({ x }) => isBare(x))).toEqual([]);
});
