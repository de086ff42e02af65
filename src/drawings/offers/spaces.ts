import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Faces } from "../axonometry.ts";
import { person, plant } from "../booths/furniture.ts";
import { rect, type Shape } from "../shape.ts";

const {
  annatto,
  annattoLight,
  annattoPress,
  card,
  forest,
  leaf,
  line2,
  mist,
  moss,
  ochre,
  paper2,
  river,
  stillInk,
  wait,
  waitInk,
  water,
  workInk,
} = PALETTE;
const SCENE = new Scene([56, 206], 33);

const RED: Faces = { top: annattoLight, front: annatto, side: annattoPress };
const GREEN: Faces = { top: moss, front: leaf, side: forest };
const GOLD: Faces = { top: wait, front: ochre, side: waitInk };
const BLUE: Faces = { top: mist, front: water, side: river };
const WHITE: Faces = { top: card, front: paper2, side: line2 };

/** Volumes from the farthest to the nearest: where, how wide, deep and high. */
const VOLUMES: readonly (readonly [
  x: number,
  y: number,
  width: number,
  depth: number,
  height: number,
  faces: Faces,
])[] = [
  [0, 4.4, 2.2, 1.6, 1.5, GREEN],
  [0, 2.4, 1.4, 1.6, 0.8, GOLD],
  [0, 0.2, 1.4, 1.8, 1.1, RED],
  [2.6, 4.4, 1.2, 1.6, 0.9, WHITE],
  [4.2, 4.2, 2.4, 1.8, 2.1, BLUE],
  [2.2, 0.2, 1, 1, 0.6, GOLD],
  [3.5, 0.2, 1, 1, 0.6, GREEN],
  [4.8, 0.2, 2, 1.6, 1.3, GOLD],
];

/** Stands, halls and rooms of every size along one aisle. */
export function drawSpaces(): Shape[] {
  const [behind, before] = [VOLUMES.slice(0, 5), VOLUMES.slice(5)];
  return [
    rect(0, 0, 480, 360, { fill: moss }),
    SCENE.floor([-0.3, -0.2, -0.12], 7.5, 6.6, { fill: leaf }),
    SCENE.floor([-0.3, -0.2, 0], 7.5, 6.6, { fill: paper2 }),
    ...behind.flatMap(drawVolume),
    ...plant(SCENE, [2.1, 3.2, 0], 0.6),
    ...person(SCENE, [3.2, 3, 0], annatto, waitInk, 0.66),
    ...person(SCENE, [4.1, 2.6, 0], workInk, stillInk, 0.66),
    ...person(SCENE, [5.9, 3, 0], ochre, annattoLight, 0.66),
    ...plant(SCENE, [6.9, 3.4, 0], 0.6),
    ...before.flatMap(drawVolume),
  ];
}

function drawVolume([x, y, width, depth, height, faces]: (typeof VOLUMES)[number]): Shape[] {
  return [
    ...SCENE.box([x, y, 0], [width, depth, height], faces),
    SCENE.wall([x + 0.2, y, 0], Math.min(0.55, width * 0.4), Math.min(0.75, height * 0.7), {
      fill: faces.side,
    }),
    SCENE.wall([x + 0.2, y, height - 0.22], width - 0.4, 0.08, { fill: card, opacity: 0.7 }),
  ];
}
