import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { softPath } from "../curve.ts";
import { circle, group, path, rect, type Point, type Shape } from "../shape.ts";

const { annatto, annattoDeep, card, forest, ink, leaf, line, moss, ochre, paper2, wait, work, workInk } =
  PALETTE;

const TABLE: Point = [240, 186];

/** Who funds, who regulates and who builds: three sides whose ways meet at one table. */
const SIDES: readonly { from: Point; sway: number; tiles: readonly Colour[]; line: Colour; turn: number }[] =
  [
    { from: [70, 76], sway: -46, tiles: [annatto, annattoDeep, ochre, annatto], line: annatto, turn: -8 },
    { from: [416, 92], sway: -40, tiles: [leaf, moss, forest, leaf], line: leaf, turn: 8 },
    { from: [112, 300], sway: -44, tiles: [workInk, work, workInk, ink], line: workInk, turn: 5 },
  ];

export function drawBusiness(): Shape[] {
  return [
    rect(0, 0, 480, 360, { fill: wait }),
    ...SIDES.map(drawThreads),
    ...[112, 94, 76].map((radius, index) =>
      circle(...TABLE, radius, { stroke: SIDES[index]?.line ?? ink, strokeWidth: 2.5 }),
    ),
    circle(...TABLE, 66, { fill: paper2 }),
    ...SIDES.flatMap(drawTiles),
    ...drawTable(),
  ];
}

/** Five ways side by side that part at the stands and close up at the table. */
function drawThreads({ from, sway, line }: (typeof SIDES)[number]): Shape {
  const [dx, dy] = [TABLE[0] - from[0], TABLE[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along = (share: number, aside: number): Point => [
    from[0] + dx * share - (dy / length) * aside,
    from[1] + dy * share + (dx / length) * aside,
  ];
  return group(
    [-2, -1, 0, 1, 2].map((lane) =>
      path(
        softPath([
          along(0, lane * 15),
          along(0.36, lane * 14 + sway * 0.7),
          along(0.7, lane * 8 + sway * 0.2),
          along(1, lane * 7),
        ]),
      ),
    ),
    { stroke: line, strokeWidth: 2.4 },
  );
}

function drawTiles({ from, tiles, turn }: (typeof SIDES)[number]): Shape[] {
  return [
    group(
      tiles.map((fill, index) =>
        rect((index % 2) * 40 - 38, Math.floor(index / 2) * 40 - 38, 34, 34, { fill, rx: 3 }),
      ),
      { transform: `translate(${from.join(" ")}) rotate(${turn})` },
    ),
  ];
}

function drawTable(): Shape[] {
  const seats = [annatto, leaf, workInk, annatto, leaf, workInk] as const;
  return [
    ...seats.map((fill, index) => {
      const angle = (index * Math.PI) / 3 - 2.3;
      return circle(TABLE[0] + Math.cos(angle) * 50, TABLE[1] + Math.sin(angle) * 50, 11, { fill });
    }),
    circle(...TABLE, 34, { fill: card, stroke: line, strokeWidth: 2 }),
    path(`M${TABLE[0] - 13} ${TABLE[1] + 1}l9 9 17-19`, {
      stroke: annattoDeep,
      strokeWidth: 5,
      cap: "round",
      join: "round",
    }),
  ];
}
