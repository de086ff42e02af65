import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { drawContours, hillyGround } from "../contours.ts";
import { group, line, path, polygon, rect, type Point, type Shape } from "../shape.ts";

/** The example stand: as wide along the aisle and as deep as the smallest space that is offered. */
export const LENGTH = 10;
export const DEPTH = 5;
export const FLOOR = 0.12;
/** Where a stand's left corner lies on its own sheet, and how many units make a metre there. */
export type Drawn = { origin: Point; metre: number };
export const STAND: Drawn = { origin: [127, 340], metre: 42 };
export const SCENE = new Scene(STAND.origin, STAND.metre);

const { card, ink, line2, paper2, paper3 } = PALETTE;

/** Paper with the landscape's lines, which every booth stands on. */
export function drawSetting(seed: number): Shape[] {
  const heightAt = hillyGround([
    { x: 120 + seed * 40, y: 90, width: 130, height: 0.9 },
    { x: 700, y: 140 + seed * 20, width: 150, height: 0.7 },
    { x: 640 - seed * 30, y: 560, width: 160, height: 0.8 },
    { x: 80, y: 520, width: 120, height: 0.6 },
  ]);
  const lines = drawContours({ width: 800, height: 600, heightAt, levels: 8, step: 20, slack: 1.2 });
  return [
    rect(0, 0, 800, 600, { fill: paper3 }),
    group(
      lines.map((d) => path(d)),
      { stroke: line2, strokeWidth: 1.1, opacity: 0.7 },
    ),
  ];
}

/** The raised floor with its one-metre grid, and the shadow it casts. */
export function drawFloor(
  fill: Colour,
  edge: { front: Colour; side: Colour } = { front: paper2, side: line2 },
): Shape[] {
  const corners = [
    SCENE.at(0, 0),
    SCENE.at(LENGTH, 0),
    SCENE.at(LENGTH + 0.55, 0.2),
    SCENE.at(LENGTH + 0.55, DEPTH + 0.2),
    SCENE.at(LENGTH, DEPTH),
  ];
  return [
    polygon(corners, { fill: ink, opacity: 0.1 }),
    ...SCENE.box([0, 0, 0], [LENGTH, DEPTH, FLOOR], { top: fill, ...edge }),
    group(
      [
        ...Array.from({ length: LENGTH - 1 }, (_, at) => gridLine([at + 1, 0], [at + 1, DEPTH])),
        ...Array.from({ length: DEPTH - 1 }, (_, at) => gridLine([0, at + 1], [LENGTH, at + 1])),
      ],
      { stroke: card, strokeWidth: 1, opacity: 0.4 },
    ),
  ];
}

function gridLine(from: Point, to: Point): Shape {
  return line(SCENE.at(...from, FLOOR), SCENE.at(...to, FLOOR));
}

/** The wall at the back, its panels a metre wide. */
export function drawBackWall(height: number, fill: Colour, from = 0): Shape[] {
  return [
    ...SCENE.box([from, DEPTH - 0.1, FLOOR], [LENGTH - from, 0.1, height], {
      top: card,
      front: fill,
      side: PALETTE.forest,
    }),
    seams(
      Array.from({ length: LENGTH - from - 1 }, (_, at) => [
        SCENE.at(from + at + 1, DEPTH - 0.1, FLOOR),
        SCENE.at(from + at + 1, DEPTH - 0.1, FLOOR + height),
      ]),
    ),
  ];
}

/** The wall at the left, from the back as far as it is deep. */
export function drawLeftWall(height: number, depth: number, fill: Colour): Shape[] {
  const start = DEPTH - depth;
  return [
    ...SCENE.box([0, start, FLOOR], [0.1, depth, height], { top: card, front: PALETTE.moss, side: fill }),
    seams(
      Array.from({ length: Math.ceil(depth) - 1 }, (_, at) => [
        SCENE.at(0.1, start + at + 1, FLOOR),
        SCENE.at(0.1, start + at + 1, FLOOR + height),
      ]),
    ),
  ];
}

function seams(lines: readonly (readonly [Point, Point])[]): Shape {
  return group(
    lines.map(([from, to]) => line(from, to)),
    { stroke: ink, strokeWidth: 1, opacity: 0.25 },
  );
}

/** Moves what was drawn on a sheet of its own to a point of another sheet, `metre` units to the metre. */
export function movedTo([x, y]: Point, metre: number, { origin, metre: own }: Drawn = STAND): string {
  const scale = Math.round((metre / own) * 1000) / 1000;
  const at = [x - origin[0] * scale, y - origin[1] * scale].map((value) => Math.round(value * 10) / 10);
  return `translate(${at.join(" ")}) scale(${scale})`;
}

/** The example stand's corners, from the left clockwise; `grow`: so many metres more on each side. */
export function standCorners(grow: number): Point[] {
  return [
    SCENE.at(-grow, -grow),
    SCENE.at(-grow, DEPTH + grow),
    SCENE.at(LENGTH + grow, DEPTH + grow),
    SCENE.at(LENGTH + grow, -grow),
  ];
}

/** The light around a stand by night, on two floors. */
export function drawNightLight(grow = 0): Shape[] {
  return [
    polygon(standCorners(1.3 + grow), { fill: PALETTE.ochre, opacity: 0.2 }),
    polygon(standCorners(0.6 + grow), { fill: PALETTE.ochre, opacity: 0.3 }),
  ];
}
