import { PALETTE } from "#domain/site/palette.ts";
import { circle, copy, path, type Point, type Shape } from "../shape.ts";
import { canopy, palm } from "./growth.ts";
import { DEPTH, QUAY } from "./site.ts";

const { annatto, annattoLight, forest2 } = PALETTE;

/** The sun behind two lines of hills, and the forest that comes up to the quay. */
export function drawDistance(): Shape[] {
  const [x, y] = QUAY.at(0, DEPTH);
  return [
    path("M880 470C960 400 1010 372 1090 372S1240 340 1330 306 1500 250 1600 262V620H880z", {
      fill: forest2,
      opacity: 0.6,
    }),
    circle(x + 16, y - 40, 226, { stroke: annatto, strokeWidth: 2, opacity: 0.45 }),
    circle(x + 16, y - 40, 188, { fill: annatto }),
    ...drawBirds(),
    path("M1180 470C1230 410 1260 384 1330 376S1500 348 1600 372V700H1180z", { fill: forest2 }),
    ...canopy(
      [...along(QUAY.at(-3.5, 6), QUAY.at(-3, 38), 13), ...along(QUAY.at(-7, 14), QUAY.at(-5, 34), 7)],
      { seed: 5, spread: 15, size: 19 },
    ),
    ...canopy(
      [...along(QUAY.at(2, 44), QUAY.at(54, 45), 22), ...along(QUAY.at(16, 48), QUAY.at(56, 49), 13)],
      { seed: 8, spread: 17, size: 20 },
    ),
    ...canopy(
      [
        QUAY.at(-2, 39),
        QUAY.at(-1, 41.5),
        QUAY.at(0.5, 43),
        QUAY.at(2, 43.6),
        QUAY.at(-2.4, 40.4),
        QUAY.at(1.4, 44.6),
      ],
      {
        seed: 3,
        spread: 9,
        size: 19,
      },
    ),
    palm(QUAY.at(-2.5, 30), 0.9),
    palm(QUAY.at(-3.5, 21), 0.75),
    palm(QUAY.at(11, 43.5), 0.8),
    palm(QUAY.at(27, 43.5), 0.95),
    palm(QUAY.at(30, 44.5), 0.7),
  ];
}

/** Scarlet ibises on their way home. */
function drawBirds(): Shape[] {
  return [
    [905, 96, 1],
    [936, 82, 0.8],
    [962, 104, 0.9],
    [884, 122, 0.7],
    [1000, 128, 0.6],
  ].map(([x = 0, y = 0, size]) =>
    copy(
      "bird",
      [path("M-17-7C-10-8-4-4 0 1 5-6 11-9 19-8 12-4 6 1 2 7-3 3-10-3-17-7z", { fill: annattoLight })],
      `translate(${x} ${y}) scale(${size})`,
    ),
  );
}

/** The forest between the quay and the reader. */
export function drawNearBank(): Shape[] {
  return [
    ...canopy(
      [...along(QUAY.at(50.5, 42), QUAY.at(50.5, 16), 10), ...along(QUAY.at(54, 38), QUAY.at(54, 10), 9)],
      { seed: 11, spread: 16, size: 19 },
    ),
    palm(QUAY.at(51, 22), 0.9),
    palm(QUAY.at(53, 17), 0.7),
    ...canopy(along([492, 975], [530, 880], 4), { seed: 21, spread: 13, size: 17 }),
    palm([506, 972], 0.75),
  ];
}

function along(from: Point, to: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, at) => [
    from[0] + ((to[0] - from[0]) * at) / (count - 1),
    from[1] + ((to[1] - from[1]) * at) / (count - 1),
  ]);
}
