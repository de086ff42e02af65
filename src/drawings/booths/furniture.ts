import { PALETTE, type Colour } from "#domain/site/palette.ts";
import type { Faces, Scene, Spot } from "../axonometry.ts";
import { circle, group, path, type Shape } from "../shape.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  annattoPress,
  card,
  forest,
  ink,
  leaf,
  line,
  line2,
  moss,
  ochre,
  paper2,
  stillInk,
  water,
  waitInk,
  workInk,
} = PALETTE;

export const WOOD: Faces = { top: PALETTE.wait, front: ochre, side: waitInk };
export const WHITE: Faces = { top: card, front: paper2, side: line2 };
export const RED: Faces = { top: annattoLight, front: annatto, side: annattoPress };
export const GREEN: Faces = { top: moss, front: leaf, side: forest };

/** A counter to welcome visitors at, with a lighter top and the line of a plinth. */
export function counter(scene: Scene, [x, y, z]: Spot, width: number, faces: Faces): Shape[] {
  return [
    ...scene.box([x, y, z], [width, 0.6, 1], faces),
    ...scene.box([x - 0.06, y - 0.06, z + 1], [width + 0.12, 0.72, 0.08], WHITE),
    scene.wall([x + 0.14, y, z + 0.3], width - 0.28, 0.4, { fill: card, opacity: 0.28 }),
  ];
}

/** A round table with two or three stools. */
export function table(
  scene: Scene,
  [x, y, z]: Spot,
  stools: readonly (readonly [number, number])[],
): Shape[] {
  const [behind, before] = [
    stools.filter(([dx, dy]) => dy - dx > 0),
    stools.filter(([dx, dy]) => dy - dx <= 0),
  ];
  const stool = ([dx, dy]: readonly [number, number]) =>
    scene.cylinder([x + dx, y + dy, z], 0.19, 0.5, annatto, annattoPress);
  return [
    ...behind.flatMap(stool),
    scene.disc([x, y, z], 0.26, { fill: stillInk, opacity: 0.5 }),
    ...scene.cylinder([x, y, z], 0.06, 0.74, stillInk, stillInk),
    ...scene.cylinder([x, y, z + 0.72], 0.46, 0.05, card, line2),
    ...before.flatMap(stool),
  ];
}

/** A low seat with its back away from the aisle. */
export function sofa(scene: Scene, [x, y, z]: Spot, width: number, { top, front, side }: Faces): Shape[] {
  return [
    ...scene.box([x, y + 0.62, z], [width, 0.2, 0.78], { top, front, side }),
    ...scene.box([x, y, z], [width, 0.64, 0.4], { top, front, side }),
  ];
}

/** Something to show, on a plinth: a sprout, a drop or a little mill. */
export function exhibit(scene: Scene, [x, y, z]: Spot, kind: "sprout" | "drop" | "mill"): Shape[] {
  const [left, low] = scene.at(x + 0.3, y + 0.3, z + 0.9).map(Math.round) as [number, number];
  const thing = {
    sprout: [
      path("M0 0c0-12 0-18 1-24M1-14c-9 1-13-4-14-11 9 0 13 4 14 11zM1-22c1-9 6-13 14-14 0 9-5 14-14 14z", {
        fill: leaf,
        stroke: leaf,
        strokeWidth: 2.5,
        join: "round",
      }),
    ],
    drop: [path("M0-34c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23z", { fill: workInk })],
    mill: [
      path("M0 0v-34", { stroke: stillInk, strokeWidth: 3, cap: "round" }),
      path("M0-34l2-20 5 3zM0-34l17 11-5 4zM0-34l-18 8 0-6z", {
        fill: card,
        stroke: stillInk,
        strokeWidth: 1.5,
        join: "round",
      }),
      circle(0, -34, 3, { fill: annatto }),
    ],
  }[kind];
  return [
    ...scene.box([x, y, z], [0.6, 0.6, 0.9], WHITE),
    group(thing, { transform: `translate(${left} ${low})` }),
  ];
}

export function plant(scene: Scene, [x, y, z]: Spot, size = 1): Shape[] {
  const [left, low] = scene.at(x, y, z + 0.45).map(Math.round) as [number, number];
  return [
    ...scene.cylinder([x, y, z], 0.22, 0.45, stillInk, annattoDeep),
    group(
      [
        path("M0 0C-3-22-13-34-32-36-20-26-10-16 0 0zM0 0C5-24 14-34 32-34 20-24 10-14 0 0z", { fill: leaf }),
        path("M0 0C-8-24-8-44-20-58-4-48 3-24 0 0zM0 0C2-24 8-44 20-56 14-34 8-18 0 0z", { fill: forest }),
        path("M0 0C-5-22-4-48 2-68 9-46 7-22 0 0z", { fill: moss }),
      ],
      { transform: `translate(${left} ${low}) scale(${size})` },
    ),
  ];
}

/** Somebody standing: coat and head. */
export function person(scene: Scene, [x, y, z]: Spot, coat: Colour, head: Colour, size = 1): Shape[] {
  const [left, low] = scene.at(x, y, z).map(Math.round) as [number, number];
  return [
    scene.disc([x, y, z], 0.24, { fill: ink, opacity: 0.16 }),
    group(
      [
        path("M-6 0-8-32q0-19 8-19t8 19L6 0q-6 3-12 0z", { fill: coat }),
        path("M0-24V1", { stroke: ink, strokeWidth: 1.2, opacity: 0.35 }),
        circle(0, -58, 6.6, { fill: head }),
      ],
      { transform: `translate(${left} ${low})${size === 1 ? "" : ` scale(${size})`}` },
    ),
  ];
}

/** A flat screen on a wall along the aisle; what it shows is drawn by the caller. */
export function screen(scene: Scene, [x, y, z]: Spot, width: number, height: number): Shape[] {
  return [
    scene.wall([x - 0.07, y, z - 0.07], width + 0.14, height + 0.14, { fill: ink }),
    scene.wall([x, y, z], width, height, { fill: water }),
  ];
}

/** Lines of a text nobody needs to read, on a wall along the aisle. */
export function lettersOnWall(
  scene: Scene,
  [x, y, z]: Spot,
  widths: readonly number[],
  fill: Colour,
): Shape[] {
  return widths.map((width, index) => scene.wall([x, y, z - index * 0.24], width, 0.1, { fill }));
}

/** A lamp on the upper edge of a wall, with its light. */
export function lamp(scene: Scene, [x, y, z]: Spot): Shape[] {
  return [
    scene.face(
      [
        [x, y, z],
        [x + 0.7, y, z - 1.1],
        [x - 0.7, y, z - 1.1],
      ],
      { fill: PALETTE.wait, opacity: 0.22 },
    ),
    scene.disc([x, y - 0.1, z], 0.1, { fill: PALETTE.wait, stroke: line, strokeWidth: 1 }),
  ];
}
