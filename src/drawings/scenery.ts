import { PALETTE, type Colour } from "#domain/site/palette.ts";
import type { Scene, Spot } from "./axonometry.ts";
import { circle, group, line, path, rect, type Point, type Shape } from "./shape.ts";

const { forest, forest2, forestLine, ink, leaf, moss, ochre, river, wait, waitInk } = PALETTE;

/** The size of a picture in a set. */
const SHEET = { width: 640, height: 480 } as const;

export function ground(fill: Colour): Shape {
  return rect(0, 0, SHEET.width, SHEET.height, { fill });
}

/** A floor to stand on, and the light that falls from it on the ground around. */
export function litFloor(
  scene: Scene,
  [x, y]: Point,
  [width, depth]: Point,
  { top, edge, side }: { top: Colour; edge: Colour; side: Colour },
): Shape[] {
  return [
    ...[0.8, 0.4].map((grow, at) =>
      scene.floor([x - grow, y - grow, 0], width + 2 * grow, depth + 2 * grow, {
        fill: ochre,
        opacity: at ? 0.26 : 0.16,
      }),
    ),
    ...scene.box([x, y, 0], [width, depth, 0.14], { top, front: edge, side }),
    group(
      [
        ...steps(width).map((at) => line(scene.at(x + at, y, 0.14), scene.at(x + at, y + depth, 0.14))),
        ...steps(depth).map((at) => line(scene.at(x, y + at, 0.14), scene.at(x + width, y + at, 0.14))),
      ],
      { stroke: PALETTE.card, strokeWidth: 1, opacity: 0.32 },
    ),
  ];
}

function steps(length: number): number[] {
  return Array.from({ length: Math.ceil(length) - 1 }, (_, at) => at + 1);
}

const TONES = { dark: [river, forest2], middle: [forest2, leaf], light: [forestLine, leaf] } as const;

/** A round crown with the light on it; on bright ground it has a trunk. */
export function tree([x, y]: Point, r: number, tone: keyof typeof TONES): Shape {
  const [dark, light] = TONES[tone];
  return group(
    [
      path("M0 14V34", { stroke: waitInk, strokeWidth: 5, cap: "round" }),
      circle(0, 0, 20, { fill: dark }),
      path("M-17-6a18 18 0 0 1 29-10c4 6-1 12-8 12-6 0-8 6-14 5-4-1-7-3-7-7z", { fill: light }),
    ],
    { transform: `translate(${x} ${y}) scale(${r / 20})` },
  );
}

/** An açaí palm. */
export function palmTree([x, y]: Point, size: number): Shape {
  const frond = "M0 0C6-14 22-20 38-8 26-10 12-6 0 0zM0 0C10-4 24 0 30 16 20 8 10 4 0 0z";
  return group(
    [
      path("M0 86C-4 58 3 30 0 0", { stroke: waitInk, strokeWidth: 4, cap: "round" }),
      path(frond, { fill: leaf }),
      group([path(frond, { fill: leaf })], { transform: "scale(-1 1)" }),
      path(
        "M0 0C-6-12-4-26 6-36 6-22 6-10 0 0zM0 0C4-12 14-22 28-24 18-14 10-6 0 0zM0 0C-4-12-14-22-28-24-18-14-10-6 0 0z",
        { fill: moss },
      ),
    ],
    { transform: `translate(${x} ${y - 86 * size}) scale(${size})` },
  );
}

/** A lamp beside a way. */
export function streetLamp(scene: Scene, spot: Spot): Shape[] {
  const [x, y] = scene.at(...spot).map(Math.round) as [number, number];
  return [
    line([x, y], [x, y - 104], { stroke: ink, strokeWidth: 3.5, cap: "round" }),
    circle(x, y - 108, 20, { fill: ochre, opacity: 0.24 }),
    circle(x, y - 108, 7, { fill: wait }),
  ];
}

/** A low hedge in a box. */
export function hedge(scene: Scene, [x, y, z]: Spot, length: number): Shape[] {
  return [
    ...scene.box([x, y, z], [0.5, length, 0.3], { top: forest, front: waitInk, side: waitInk }),
    ...scene.box([x + 0.06, y + 0.06, z + 0.3], [0.38, length - 0.12, 0.35], {
      top: moss,
      front: leaf,
      side: forest,
    }),
  ];
}

type Colours = { floor: Colour; wall: Colour; dark: Colour };

/** A stand open to the aisle and to its right, with a sign over its back wall; what it shows, the caller draws. */
export function openStand(
  scene: Scene,
  [x, y]: Point,
  [width, depth, height]: readonly [number, number, number],
  { floor, wall, dark }: Colours,
): Shape[] {
  const { card, line2, paper2 } = PALETTE;
  const back = y + depth - 0.1;
  return [
    scene.floor([x - 0.35, y - 0.35, 0], width + 0.7, depth + 0.7, { fill: ochre, opacity: 0.3 }),
    ...scene.box([x, y, 0], [width, depth, 0.1], { top: floor, front: paper2, side: line2 }),
    ...scene.box([x, y, 0.1], [0.1, depth, height], { top: card, front: wall, side: dark }),
    ...scene.box([x, back, 0.1], [width, 0.1, height], { top: card, front: wall, side: dark }),
    scene.wall([x + 0.1, back, height - 0.3], width - 0.1, 0.4, { fill: dark }),
    scene.wall([x + 0.35, back, height - 0.17], width * 0.4, 0.13, { fill: card }),
  ];
}
