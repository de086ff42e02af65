import { PALETTE } from "#domain/site/palette.ts";
import type { Shape } from "../shape.ts";
import { RED, WHITE, counter, lamp, lettersOnWall, person, plant, table } from "./furniture.ts";
import { DEPTH, FLOOR, LENGTH, SCENE, drawBackWall, drawFloor, drawLeftWall, drawSetting } from "./stand.ts";
import { drawWallArt } from "./wall-art.ts";

const { annattoLight, card, forest, leaf, mist, moss, ochre, waitInk, workInk } = PALETTE;
const WALL = 2.5;
const FACE = DEPTH - 0.1;

/** Walls, a sign, a counter and a table: ready to receive. */
export function drawBronze(): Shape[] {
  return [...drawSetting(0), ...drawBronzeStand()];
}

/** The bronze stand, without the paper below it. */
export function drawBronzeStand(): Shape[] {
  return [
    ...drawFloor(moss),
    ...drawLeftWall(WALL, 2, forest),
    ...drawBackWall(WALL, leaf),
    SCENE.wall([0, FACE, FLOOR + WALL - 0.5], LENGTH, 0.5, { fill: forest }),
    SCENE.wall([0.5, FACE, FLOOR + WALL - 0.33], 2.6, 0.16, { fill: card }),
    ...drawWallArt(SCENE, { x: 3.6, y: FACE, z: 0.6, width: 2.2, height: 1.3 }),
    ...lettersOnWall(SCENE, [6.4, FACE, 1.7], [1.6, 1.3, 1.5, 0.9], mist),
    ...[2, 4.7, 7.4].flatMap((x) => lamp(SCENE, [x, FACE, FLOOR + WALL])),
    ...SCENE.box([8.9, 4.1, FLOOR], [0.5, 0.6, 1.5], WHITE),
    ...plant(SCENE, [0.6, 4.4, FLOOR], 0.9),
    ...table(
      SCENE,
      [3.2, 2.9, FLOOR],
      [
        [-0.75, 0.1],
        [0.75, -0.1],
      ],
    ),
    ...person(SCENE, [7.2, 2.3, FLOOR], workInk, waitInk),
    ...counter(SCENE, [6.2, 1.2, FLOOR], 2, RED),
    ...person(SCENE, [6.4, 0.2, FLOOR], ochre, annattoLight),
  ];
}
