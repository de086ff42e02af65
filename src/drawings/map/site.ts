import { bendThrough, beside } from "../curve.ts";
import type { Point } from "../shape.ts";

/** The middle of the river from west to east; the zone lies on its northern bank. */
export const RIVER = bendThrough(
  [
    [-420, 900],
    [-140, 1010],
    [160, 1150],
    [450, 1330],
    [780, 1430],
    [1120, 1400],
    [1440, 1285],
    [1770, 1225],
    [2080, 1300],
    [2420, 1420],
    [2700, 1440],
  ],
  14,
);

function halfWidth(share: number): number {
  return 118 + 26 * Math.sin(share * 9.4 + 0.6) - 14 * share;
}
export const NORTH_BANK = beside(RIVER, (share) => -halfWidth(share));
export const SOUTH_BANK = beside(RIVER, halfWidth);

/** The zone's own grid is a little turned; everything on it is measured from the middle of the plaza. */
const PLAZA: Point = [1180, 770];
export const SITE_TURN = -4;
const COS = Math.cos((SITE_TURN * Math.PI) / 180);
const SIN = Math.sin((SITE_TURN * Math.PI) / 180);

/** The point on the sheet of a place on the zone's grid. */
export function at(u: number, v: number): Point {
  return [PLAZA[0] + u * COS - v * SIN, PLAZA[1] + u * SIN + v * COS];
}
/** How far east of the plaza a point of the sheet lies on the zone's grid. */
export function eastOf([x, y]: readonly [number, number]): number {
  return (x - PLAZA[0]) * COS + (y - PLAZA[1]) * SIN;
}
export const ON_GRID = `translate(${PLAZA[0]} ${PLAZA[1]}) rotate(${SITE_TURN})`;

/** Where the avenue runs, on the zone's grid. */
export const AVENUE = -420;
