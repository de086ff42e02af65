import simplify from "simplify-js";
import type { Point } from "./shape.ts";

/** Points close together on a soft curve through a few given ones. */
export function bendThrough(points: readonly Point[], steps = 16): Point[] {
  const curve: Point[] = [];
  for (let index = 0; index + 1 < points.length; index++) {
    const from = points[index];
    const to = points[index + 1];
    if (!from || !to) break;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      curve.push([
        catmullRom(before[0], from[0], to[0], after[0], t),
        catmullRom(before[1], from[1], to[1], after[1], t),
      ]);
    }
  }
  const last = points.at(-1);
  return last ? [...curve, last] : curve;
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

/** The same bend at a distance to its right (on screen: below a bend that runs to the right). */
export function beside(bend: readonly Point[], distance: number | ((share: number) => number)): Point[] {
  return bend.map((point, index) => {
    const [before, after] = [bend[index - 1] ?? point, bend[index + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const far = typeof distance === "number" ? distance : distance(index / (bend.length - 1));
    return [point[0] - (dy / length) * far, point[1] + (dx / length) * far];
  });
}

/** Where a bend is after a way along it, and how it is turned there (in degrees). */
export function placeOn(bend: readonly Point[], way: number): { point: Point; turn: number } {
  let left = way;
  for (let index = 0; index + 1 < bend.length; index++) {
    const [from, to] = [bend[index], bend[index + 1]];
    if (!from || !to) break;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (left <= length || index + 2 === bend.length) {
      const share = length ? left / length : 0;
      return {
        point: [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
        turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
      };
    }
    left -= length;
  }
  return { point: bend[0] ?? [0, 0], turn: 0 };
}

export function lengthOf(bend: readonly Point[]): number {
  return bend
    .slice(1)
    .reduce(
      (sum, [x, y], index) => sum + Math.hypot(x - (bend[index]?.[0] ?? x), y - (bend[index]?.[1] ?? y)),
      0,
    );
}

export function distanceTo(bend: readonly Point[], [x, y]: Point): number {
  let nearest = Infinity;
  for (const [bx, by] of bend) nearest = Math.min(nearest, (bx - x) ** 2 + (by - y) ** 2);
  return Math.sqrt(nearest);
}

/** Path data of a soft line: curves through the middles between its points. */
export function softPath(points: readonly Point[], { isClosed = false } = {}): string {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return "";
  if (isClosed) {
    const curves = points.map((point, index) => curve(point, between(point, points[index + 1] ?? first)));
    return `M${print(between(last, first))}${curves.join("")}z`;
  }
  if (points.length === 2) return `M${print(first)}L${print(second)}`;
  const curves = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    return curve(point, next === last ? last : between(point, next));
  });
  return `M${print(first)}${curves.join("")}`;
}

function curve(handle: Point, end: Point): string {
  return `Q${print(handle)} ${print(end)}`;
}

function print(point: Point): string {
  return point.join(" ");
}

/** A piece of a circle between two angles in degrees, clockwise from the right. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [a, b] = [from, to].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const print = (angle: number) =>
    `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
  return `M${print(a)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${print(b)}`;
}

/** A leaf's blade: out along one soft line and back along another, with both tips kept sharp. */
export function leafBetween(out: readonly Point[], back: readonly Point[]): string {
  return `${softPath(out)}${softPath(back.toReversed()).replace(/^M[^Q]*/, "")}z`;
}

function between([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** Fewer points for the same line: points less than `slack` from a straight line are left out. */
export function thinOut(points: readonly Point[], slack: number): Point[] {
  return simplify(
    points.map(([x, y]) => ({ x, y })),
    slack,
    true,
  ).map(({ x, y }) => [x, y]);
}
