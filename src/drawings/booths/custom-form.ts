import type { Point } from "../shape.ts";

/** The free form of the custom stand on the floor, in metres; the booth and its plan are both drawn from it. */
export const ISLAND: Point[] = [
  [0.2, 2.4],
  [0.4, 4.8],
  [2.2, 6.6],
  [5, 7.2],
  [7.4, 8.2],
  [10, 8.4],
  [12, 7],
  [12.8, 4.6],
  [12.4, 2.2],
  [10.6, 0.6],
  [8, 0.6],
  [5.6, -0.4],
  [2.8, -0.2],
  [1, 0.8],
];
export const POND: Point[] = [
  [1.1, 2.2],
  [1.4, 3.6],
  [2.9, 4],
  [4, 3.2],
  [3.1, 2.7],
  [2.2, 2.2],
  [1.7, 1.4],
];
export const WALL: Point[] = [
  [1, 5],
  [2.8, 6.1],
  [5, 5.9],
  [6.8, 6.7],
  [9, 7.6],
  [11, 6.8],
  [11.9, 5.2],
];
export const COUNTER: Point[] = [
  [8.6, 2],
  [9.6, 1.5],
  [10.6, 2.1],
  [10.8, 3.1],
];
export const STAGE: Point = [6.1, 3.9];
/** Where the roof's rib begins and ends. */
export const LEAF_TIP: Point = [1.5, 2.9];
export const LEAF_END: Point = [11.4, 7.2];
