import { PALETTE } from "#domain/site/palette.ts";
import { drawContours, hillyGround } from "../contours.ts";
import { beside, distanceTo, softPath, thinOut } from "../curve.ts";
import { dice } from "../dice.ts";
import { circle, group, path, rect, type Point, type Shape } from "../shape.ts";
import { NORTH_BANK, RIVER, SOUTH_BANK, at } from "./site.ts";

type Size = { width: number; height: number };

const HILLS = hillyGround([
  { x: 160, y: 520, width: 190, height: 0.8 },
  { x: 560, y: 60, width: 220, height: 0.5 },
  { x: 1500, y: 120, width: 260, height: 0.75 },
  { x: 2300, y: 480, width: 240, height: 0.7 },
  { x: 1300, y: 1720, width: 260, height: 0.7 },
  { x: 300, y: 1560, width: 170, height: 0.6 },
  { x: 2250, y: 1640, width: 160, height: 0.5 },
]);

/** The ground rises from the water, so that the lines next to it follow the bends of the river. */
export function drawLand({ width, height }: Size, isBare: (x: number, y: number) => boolean): Shape[] {
  const lines = drawContours({
    width,
    height,
    step: 20,
    slack: 1.2,
    levels: 19,
    heightAt: (x, y) => HILLS(x, y) + 1.5 * (1 - Math.exp(-distanceTo(RIVER, [x, y]) / 420)),
    isBare: (x, y) => distanceTo(RIVER, [x, y]) < 165 || isBare(x, y),
  });
  return [
    rect(0, 0, width, height, { fill: PALETTE.paper3 }),
    ...lines.map((d, level) =>
      path(d, { stroke: PALETTE.line2, strokeWidth: level % 4 === 0 ? 2.6 : 1.5, opacity: 0.85 }),
    ),
  ];
}

export function drawRiver(): Shape[] {
  const banks = [...NORTH_BANK, ...SOUTH_BANK.toReversed()];
  return [
    path(softPath(thinOut(banks, 1), { isClosed: true }), {
      fill: PALETTE.water,
      stroke: PALETTE.card,
      strokeWidth: 14,
      join: "round",
    }),
    group(
      [-78, -44, 40, 80].map((side, index) =>
        path(softPath(thinOut(beside(RIVER, side), 1)), {
          dash: [
            [210, 90, 60, 140],
            [120, 160, 320, 110],
            [260, 70, 90, 190],
            [70, 120, 180, 230],
          ][index],
        }),
      ),
      { stroke: PALETTE.moss, strokeWidth: 2.5, cap: "round", opacity: 0.34 },
    ),
    drawIsland(),
  ];
}

function drawIsland(): Shape {
  return group(
    [
      path("M-96 6c28-36 96-44 150-20 34 15 62 22 86 16-30 30-88 38-140 26-40-9-72-4-96-22z", {
        fill: PALETTE.paper3,
        stroke: PALETTE.card,
        strokeWidth: 6,
        join: "round",
      }),
      ...trees([
        [-52, 0, 15],
        [-22, -10, 19],
        [10, 4, 14],
        [38, -6, 18],
        [70, 8, 12],
      ]),
    ],
    { transform: "translate(2010 1290) rotate(17)" },
  );
}

/** Crowns seen from above, of three kinds. */
export function trees(places: readonly (readonly [x: number, y: number, radius: number])[]): Shape[] {
  return [PALETTE.leaf, PALETTE.moss, PALETTE.forest2].map((fill, kind) =>
    group(
      places
        .filter((_, index) => index % 5 === kind || index % 5 === kind + 3)
        .map(([x, y, r]) => circle(x, y, r)),
      { fill },
    ),
  );
}

/** Groves: each a middle on the sheet, its reach and how many trees stand in it. */
const GROVES: readonly (readonly [x: number, y: number, reachX: number, reachY: number, count: number])[] = [
  [130, 1420, 170, 130, 46],
  [420, 1545, 200, 60, 32],
  [930, 1605, 260, 34, 30],
  [1480, 1520, 240, 80, 54],
  [1900, 1500, 180, 70, 38],
  [2300, 1580, 120, 34, 18],
  [100, 760, 110, 190, 40],
  [150, 480, 120, 40, 14],
  [2330, 1230, 70, 50, 9],
];

export function drawGroves(): Shape[] {
  const { between } = dice(12);
  const places: [number, number, number][] = [];
  for (const [x, y, reachX, reachY, count] of GROVES) {
    for (let tries = 0, grown = 0; grown < count && tries < count * 30; tries++) {
      const angle = between(0, Math.PI * 2);
      const far = Math.sqrt(between(0, 1));
      const radius = between(11, 24) * (1.1 - far * 0.35);
      const place: Point = [x + Math.cos(angle) * far * reachX, y + Math.sin(angle) * far * reachY];
      const isFree = places.every(
        ([px, py, pr]) => Math.hypot(px - place[0], py - place[1]) > (pr + radius) * 0.78,
      );
      if (!isFree || distanceTo(RIVER, place) < 172) continue;
      places.push([...place, radius]);
      grown++;
    }
  }
  return trees(places.toSorted((a, b) => a[1] - b[1]));
}

/** Single trees inside the zone, on its grid. */
const SHADE: readonly (readonly [u: number, v: number, radius: number])[] = [
  [-866, 126, 14],
  [-664, 90, 17],
  [-650, 130, 12],
  [-576, 98, 18],
  [-528, 84, 13],
  [-400, 88, 16],
  [-362, 76, 12],
  [566, -338, 15],
  [540, -310, 18],
  [572, -296, 12],
  [905, -310, 18],
  [912, -262, 14],
  [896, -122, 15],
  [910, -84, 12],
  [150, 96, 14],
  [186, 82, 18],
  [224, 100, 13],
  [-640, -330, 17],
  [-676, -338, 13],
];

export function drawShade(): Shape[] {
  return trees(SHADE.map(([u, v, radius]) => [...at(u, v), radius] as const));
}
