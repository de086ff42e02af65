import { PALETTE } from "#domain/site/palette.ts";
import type { Shape } from "../shape.ts";
import {
  RED,
  WOOD,
  counter,
  exhibit,
  lamp,
  lettersOnWall,
  person,
  plant,
  screen,
  sofa,
  table,
} from "./furniture.ts";
import { DEPTH, FLOOR, SCENE, drawBackWall, drawFloor, drawLeftWall, drawSetting } from "./stand.ts";
import { drawWallArt } from "./wall-art.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  card,
  forest,
  forest2,
  good,
  ink,
  leaf,
  mist,
  moss,
  ochre,
  stillInk,
  waitInk,
  water,
  workInk,
} = PALETTE;
const WALL = 2.8;
const FACE = DEPTH - 0.1;

/** Both walls whole, a storeroom, a screen, a place to sit and something to show. */
export function drawSilver(): Shape[] {
  return [...drawSetting(1), ...drawSilverStand()];
}

/** The silver stand, without the paper below it. */
export function drawSilverStand(): Shape[] {
  return [
    ...drawFloor(good, { front: moss, side: leaf }),
    ...drawLeftWall(WALL, DEPTH, forest),
    SCENE.sideWall([0.1, 0.4, 0.9], 1.5, 1.5, { fill: ochre }),
    SCENE.sideWall([0.1, 0.4, 0.9], 1.5, 0.6, { fill: annatto }),
    SCENE.sideWall([0.1, 2.4, 0.9], 1.8, 1.5, { fill: moss }),
    SCENE.sideWall([0.1, 2.4, 0.9], 1.8, 0.4, { fill: water }),
    ...drawBackWall(WALL, forest2),
    ...drawWallArt(SCENE, { x: 0.3, y: FACE, z: 0.5, width: 1.9, height: 1.8 }),
    ...screen(SCENE, [2.9, FACE, 1], 2.8, 1.5),
    ...drawWallArt(SCENE, { x: 2.9, y: FACE, z: 1, width: 2.8, height: 1.5 }, mist),
    ...lettersOnWall(SCENE, [6.1, FACE, 2.1], [1.4, 1.1, 1.3, 0.7], mist),
    ...[1.2, 4.3, 6.8].flatMap((x) => lamp(SCENE, [x, FACE, FLOOR + WALL])),
    // The storeroom, with its door towards the aisle.
    ...SCENE.box([7.8, 3.2, FLOOR], [2.2, 1.8, WALL], { top: card, front: leaf, side: forest }),
    SCENE.wall([8.1, 3.2, FLOOR], 0.85, 2.05, { fill: forest }),
    SCENE.disc([8.83, 3.2, 1.1], 0.04, { fill: ochre }),
    ...SCENE.box([7.8, 3.16, FLOOR + WALL], [2.24, 0.06, 0.5], {
      top: card,
      front: annatto,
      side: annattoDeep,
    }),
    SCENE.wall([8.05, 3.16, FLOOR + WALL + 0.18], 1.5, 0.14, { fill: card }),
    ...plant(SCENE, [2.5, 4.5, FLOOR], 0.8),
    ...sofa(SCENE, [0.7, 3.3, FLOOR], 1.7, WOOD),
    ...SCENE.cylinder([1.7, 2.3, FLOOR], 0.36, 0.36, card, stillInk),
    ...person(SCENE, [3.9, 3.7, FLOOR], moss, waitInk),
    ...table(
      SCENE,
      [5.7, 3.6, FLOOR],
      [
        [-0.7, 0.3],
        [0.1, -0.75],
        [0.7, 0.3],
      ],
    ),
    ...exhibit(SCENE, [3.4, 1.6, FLOOR], "drop"),
    ...person(SCENE, [2.4, 1, FLOOR], annatto, stillInk),
    ...exhibit(SCENE, [9.1, 1.6, FLOOR], "mill"),
    ...person(SCENE, [6.6, 1.8, FLOOR], workInk, annattoLight),
    ...counter(SCENE, [5.7, 0.8, FLOOR], 2.4, RED),
    ...person(SCENE, [7.2, -0.3, 0], ochre, ink),
    ...plant(SCENE, [9.5, 0.5, FLOOR], 0.8),
  ];
}
