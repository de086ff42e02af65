import { PALETTE } from "#domain/site/palette.ts";
import { arc, softPath } from "../curve.ts";
import { circle, group, line, path, rect, type Point, type Shape } from "../shape.ts";

const { annatto, card, line2, ochre, work, workInk } = PALETTE;

/** The pier of the river entrance, from the bank into the water. */
export function drawPier([x, y]: Point): Shape[] {
  return [
    path(`M${x} ${y - 30}v118`, { stroke: card, strokeWidth: 34 }),
    path(`M${x - 56} ${y + 88}h112`, { stroke: card, strokeWidth: 30 }),
    path(Array.from({ length: 9 }, (_, index) => `M${x - 17} ${y - 22 + index * 13}h34`).join(""), {
      stroke: line2,
      strokeWidth: 3,
    }),
    boat([x - 96, y + 92], 8, annatto),
    boat([x + 40, y + 146], 84, ochre),
  ];
}

function boat([x, y]: Point, turn: number, colour: typeof annatto | typeof ochre): Shape {
  return group(
    [
      path("M-15-34q15-26 30 0v58q0 10-10 10h-10q-10 0-10-10z", { fill: card }),
      rect(-10, -20, 20, 38, { fill: colour, rx: 4 }),
      line([-10, -6], [10, -6], { stroke: card, strokeWidth: 2 }),
      line([-10, 6], [10, 6], { stroke: card, strokeWidth: 2 }),
    ],
    { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})` },
  );
}

/** The neighbouring zone, where the negotiations are: only its edge and its halls. */
export function drawBlueZoneOnMap(): Shape[] {
  const edge: Point[] = [
    [2130, 330],
    [2104, 420],
    [2118, 560],
    [2102, 700],
    [2126, 860],
    [2110, 980],
    [2150, 1080],
    [2300, 1140],
    [2520, 1190],
    [2520, 330],
    [2520, 240],
    [2300, 262],
    [2170, 280],
  ];
  return [
    path(softPath(edge, { isClosed: true }), { fill: work }),
    group(
      [46, 72, 98, 124, 150].map((radius) => path(arc(2330, 960, radius, 150, 390), { dash: [30, 9] })),
      { stroke: workInk, strokeWidth: 9, opacity: 0.4 },
    ),
    circle(2330, 960, 20, { fill: workInk, opacity: 0.5 }),
    group(
      [
        rect(2190, 400, 90, 130, { rx: 6 }),
        rect(2300, 380, 140, 84, { rx: 6 }),
        rect(2300, 484, 140, 60, { rx: 6 }),
      ],
      { fill: workInk, opacity: 0.28 },
    ),
  ];
}
