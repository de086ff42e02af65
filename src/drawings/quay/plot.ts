import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { plotTarget, type PlotState } from "#domain/site/plot.ts";
import type { Spot } from "../axonometry.ts";
import { person } from "../booths/furniture.ts";
import { drawSilverStand } from "../booths/silver.ts";
import {
  DEPTH,
  FLOOR,
  LENGTH,
  SCENE,
  drawBackWall,
  drawFloor,
  drawLeftWall,
  drawNightLight,
  standCorners,
} from "../booths/stand.ts";
import { group, line, polygon, type Point, type Shape } from "../shape.ts";
import { drawingStates } from "../states.ts";
import { canopy, palm } from "./growth.ts";

const {
  annatto,
  annattoLight,
  card,
  forest,
  forest2,
  forestLine,
  good,
  ink,
  leaf,
  mist,
  moss,
  ochre,
  paper2,
  river,
  stillInk,
  wait,
  waitInk,
  workInk,
} = PALETTE;

/** What is seen of the lot in each state. */
const PARTS: Record<PlotState, readonly string[]> = {
  outline: ["mark", "plan"],
  floor: ["floor", "lay"],
  walls: ["floor", "walls", "build"],
  scaffold: ["floor", "walls", "build", "poles"],
  light: ["stand"],
  dark: ["faint"],
};

export const PLOT = drawingStates(
  Object.fromEntries(Object.entries(PARTS).map(([state, parts]) => [plotTarget(state as PlotState), parts])),
  plotTarget("outline"),
);

/** The lot of one organisation, from a line on the ground to a lit stand. */
export function drawPlot(): Shape[] {
  return [
    ...canopy(between([-2.2, 0.5], [-1.6, 7], 5), { seed: 4, spread: 14, size: 30 }),
    ...canopy(between([0, 8.2], [13, 8.4], 9), { seed: 9, spread: 16, size: 32 }),
    palm(SCENE.at(1, 7.6), 1.7),
    palm(SCENE.at(8.5, 7.6), 1.4),
    ...SCENE.box([-1.6, -1.6, -0.9], [13.2, 8.4, 0.9], { top: forest2, front: ink, side: ink }),
    SCENE.wall([-1.6, -1.6, -0.16], 13.2, 0.16, { fill: paper2 }),
    part("faint", [ground(river), outline(mist, 2.5)]),
    part("mark", [ground(forest), outline(annattoLight, 6)]),
    part("plan", drawPlanners()),
    part("floor", drawFloor(good, { front: moss, side: leaf })),
    part("lay", drawLayers()),
    part("walls", [...drawLeftWall(2.8, DEPTH, forest), ...drawBackWall(2.8, forestLine)]),
    part("build", drawBuilders()),
    part("poles", drawScaffold()),
    part("stand", [...drawNightLight(), ...drawSilverStand()]),
  ];
}

function part(className: string, shapes: readonly Shape[]): Shape {
  return group(shapes, { className });
}

function ground(fill: Colour): Shape {
  return polygon(standCorners(0), { fill });
}

function outline(stroke: Colour, strokeWidth: number): Shape {
  return polygon(standCorners(0), { stroke, strokeWidth, dash: [22, 13] });
}

function between([fromX, fromY]: Point, [toX, toY]: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const share = at / (count - 1);
    return SCENE.at(fromX + (toX - fromX) * share, fromY + (toY - fromY) * share);
  });
}

/** Two who hold a sheet between them, and a third who paces the ground. */
function drawPlanners(): Shape[] {
  return [
    ...person(SCENE, [4.2, 3.2, 0], ochre, waitInk),
    ...person(SCENE, [5.6, 2.4, 0], card, stillInk),
    SCENE.face(
      [
        [4.5, 2.9, 0.9],
        [5.2, 2.5, 0.9],
        [5.5, 2.9, 1.25],
        [4.8, 3.3, 1.25],
      ],
      { fill: paper2 },
    ),
    ...person(SCENE, [8.2, 1.4, 0], annatto, waitInk),
  ];
}

/** Boards for the floor, and people who bring them. */
function drawLayers(): Shape[] {
  return [
    ...[0, 1, 2].flatMap((at) =>
      SCENE.box([7.2, 1.2, FLOOR + at * 0.14], [2, 1.4, 0.12], { top: wait, front: ochre, side: waitInk }),
    ),
    ...person(SCENE, [3, 2.6, FLOOR], workInk, annattoLight),
    ...SCENE.box([3.2, 2.1, 0.75], [2.4, 0.16, 0.1], { top: wait, front: ochre, side: waitInk }),
    ...person(SCENE, [5.6, 2.2, FLOOR], ochre, waitInk),
    ...person(SCENE, [6.6, -0.7, 0], card, stillInk),
  ];
}

function drawBuilders(): Shape[] {
  return [
    ...drawLadder(),
    ...person(SCENE, [3.1, 3.4, FLOOR], ochre, waitInk),
    ...person(SCENE, [6.8, 2.6, FLOOR], card, stillInk),
    ...SCENE.box([7.6, 1, FLOOR], [1.4, 1.1, 0.8], { top: wait, front: ochre, side: waitInk }),
    ...person(SCENE, [5.2, -0.6, 0], annatto, waitInk),
  ];
}

function drawLadder(): Shape[] {
  const rail = (x: number): readonly [Spot, Spot] => [
    [x, 3.9, FLOOR],
    [x + 0.2, 4.8, 2.7],
  ];
  const [left, right] = [rail(4.4), rail(5)];
  const on = ([from, to]: readonly [Spot, Spot], share: number) =>
    SCENE.at(
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share,
    );
  return [
    group(
      [
        line(on(left, 0), on(left, 1)),
        line(on(right, 0), on(right, 1)),
        ...[0.15, 0.3, 0.45, 0.6, 0.75, 0.9].map((share) => line(on(left, share), on(right, share))),
      ],
      { stroke: ochre, strokeWidth: 3.5, cap: "round" },
    ),
  ];
}

/** Poles and planks before the front and the right side; two people stand on them. */
function drawScaffold(): Shape[] {
  const front = [0.4, 3.5, 6.6, 9.7];
  const side = [1.8, 4.6];
  const [y, x] = [-0.5, LENGTH + 0.5];
  return [
    ...SCENE.box([0.2, y - 0.5, 1.7], [9.7, 0.6, 0.1], { top: wait, front: ochre, side: waitInk }),
    ...SCENE.box([x - 0.3, y + 0.2, 1.7], [0.6, 5.2, 0.1], { top: wait, front: ochre, side: waitInk }),
    ...person(SCENE, [2.4, y - 0.2, 1.8], leaf, annattoLight, 0.95),
    ...person(SCENE, [7.9, y - 0.2, 1.8], workInk, waitInk, 0.95),
    group(
      [
        ...front.map((along) => line(SCENE.at(along, y - 0.5, 0), SCENE.at(along, y - 0.5, 3.4))),
        ...side.map((away) => line(SCENE.at(x + 0.3, away, 0), SCENE.at(x + 0.3, away, 3.4))),
        line(SCENE.at(0.4, y - 0.5, 3.2), SCENE.at(9.7, y - 0.5, 3.2)),
        line(SCENE.at(x + 0.3, y, 3.2), SCENE.at(x + 0.3, 4.6, 3.2)),
        line(SCENE.at(0.4, y - 0.5, 0.1), SCENE.at(3.5, y - 0.5, 1.7)),
        line(SCENE.at(6.6, y - 0.5, 1.7), SCENE.at(9.7, y - 0.5, 0.1)),
      ],
      { stroke: annattoLight, strokeWidth: 3.5, cap: "round" },
    ),
  ];
}
