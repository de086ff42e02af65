import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { leafBetween } from "../curve.ts";
import { group, line, path, type Point, type Shape } from "../shape.ts";
import { GREEN, RED, WOOD, counter, exhibit, lamp, person, plant, screen, sofa, table } from "./furniture.ts";
import { DEPTH, FLOOR, LENGTH, SCENE, drawBackWall, drawFloor, drawLeftWall, drawSetting } from "./stand.ts";
import { drawWallArt } from "./wall-art.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  card,
  forest,
  forest2,
  ink,
  leaf,
  mist,
  moss,
  ochre,
  stillInk,
  wait,
  waitInk,
  workInk,
} = PALETTE;
const WALL = 3;
const FACE = DEPTH - 0.1;
const ROOF = 3.7;
/** Where the frame begins along the aisle. */
const FRAME = 5.9;

/** A tower seen from afar, a wall of light, a glass meeting room, a lounge and a frame that holds it all. */
export function drawGold(): Shape[] {
  return [...drawSetting(2), ...drawGoldStand()];
}

/** The gold stand, without the paper below it. */
export function drawGoldStand(): Shape[] {
  return [
    ...drawFloor(wait, { front: ochre, side: waitInk }),
    ...drawLeftWall(WALL, DEPTH, forest),
    SCENE.sideWall([0.1, 0.3, 0.8], 1.7, 1.8, { fill: moss }),
    SCENE.sideWall([0.1, 0.3, 0.8], 1.7, 0.7, { fill: leaf }),
    ...drawBackWall(WALL, forest2),
    ...screen(SCENE, [3.1, FACE, 0.75], 3.9, 2.1),
    ...drawWallArt(SCENE, { x: 3.1, y: FACE, z: 0.75, width: 3.9, height: 2.1 }),
    ...[3.4, 5, 6.6].flatMap((x) => lamp(SCENE, [x, FACE, FLOOR + WALL])),
    ...drawTower(),
    ...person(SCENE, [4.1, 3.9, FLOOR], leaf, waitInk),
    ...person(SCENE, [5.1, 4.1, FLOOR], annatto, stillInk),
    ...drawMeetingRoom(),
    ...plant(SCENE, [6.6, 4.4, FLOOR], 0.8),
    ...sofa(SCENE, [3.2, 2.4, FLOOR], 1.8, GREEN),
    ...sofa(SCENE, [5.4, 2.4, FLOOR], 0.9, GREEN),
    ...SCENE.cylinder([4.6, 1.8, FLOOR], 0.4, 0.34, card, stillInk),
    ...exhibit(SCENE, [0.7, 1.4, FLOOR], "sprout"),
    ...exhibit(SCENE, [1.9, 0.8, FLOOR], "mill"),
    ...exhibit(SCENE, [3.1, 0.3, FLOOR], "drop"),
    ...person(SCENE, [1.2, 0.5, FLOOR], ochre, ink),
    ...person(SCENE, [8.2, 1.7, FLOOR], workInk, annattoLight),
    ...counter(SCENE, [6.8, 0.6, FLOOR], 2.5, RED),
    ...plant(SCENE, [9.6, 1.7, FLOOR], 0.8),
    ...drawFrame(),
    ...person(SCENE, [7.6, -0.5, 0], annattoDeep, waitInk),
    ...person(SCENE, [4.2, -0.9, 0], moss, stillInk),
  ];
}

function drawTower(): Shape[] {
  return [
    ...SCENE.box([0.1, 2.6, FLOOR], [2.4, 2.4, 4.5], WOOD),
    drawLeafSign(),
    SCENE.wall([0.5, 2.6, 2.72], 1.5, 0.14, { fill: card }),
    SCENE.wall([0.5, 2.6, 2.44], 1, 0.14, { fill: card }),
    SCENE.wall([0.45, 2.6, FLOOR], 0.85, 2.05, { fill: waitInk }),
    SCENE.disc([1.18, 2.6, 1.1], 0.04, { fill: card }),
    group(
      Array.from({ length: 7 }, (_, index) =>
        line(SCENE.at(2.5, 2.9 + index * 0.3, FLOOR), SCENE.at(2.5, 2.9 + index * 0.3, FLOOR + 4.5)),
      ),
      { stroke: ochre, strokeWidth: 2, opacity: 0.5 },
    ),
  ];
}

/** A leaf on the tower, large enough to be seen from the plaza. */
function drawLeafSign(): Shape {
  const onWall = ([x, z]: Point) => SCENE.at(x, 2.6, z);
  const upper: Point[] = [
    [0.5, 3.1],
    [0.32, 3.6],
    [0.62, 4],
    [1.2, 4.16],
    [2.2, 4.5],
  ];
  const lower: Point[] = [
    [0.5, 3.1],
    [1.1, 2.98],
    [1.6, 3.2],
    [1.86, 3.7],
    [2.2, 4.5],
  ];
  return group([
    path(leafBetween(upper.map(onWall), lower.map(onWall)), { fill: annattoDeep }),
    line(onWall([0.32, 2.95]), onWall([1.5, 3.95]), { stroke: card, strokeWidth: 2.5, cap: "round" }),
  ]);
}

/** Four panes of glass around a table. */
function drawMeetingRoom(): Shape[] {
  const [x, y, width, depth, height] = [7.4, 2.7, 2.6, 2.3, 2.6];
  const glass = { fill: mist, opacity: 0.38 } as const;
  return [
    SCENE.floor([x, y, FLOOR], width, depth, { fill: moss }),
    ...table(
      SCENE,
      [x + 1.3, y + 1.2, FLOOR],
      [
        [-0.75, 0.2],
        [0.75, 0.1],
        [0, -0.8],
        [0.1, 0.8],
      ],
    ),
    SCENE.wall([x, y, FLOOR], width, height, glass),
    SCENE.sideWall([x + width, y, FLOOR], depth, height, glass),
    group(
      [
        ...[0, 1.3, 2.6].map((way) =>
          line(SCENE.at(x + way, y, FLOOR), SCENE.at(x + way, y, FLOOR + height)),
        ),
        line(SCENE.at(x + width, y + depth, FLOOR), SCENE.at(x + width, y + depth, FLOOR + height)),
        line(SCENE.at(x, y, FLOOR + height), SCENE.at(x + width, y, FLOOR + height)),
        line(SCENE.at(x + width, y, FLOOR + height), SCENE.at(x + width, y + depth, FLOOR + height)),
      ],
      { stroke: forest, strokeWidth: 3, cap: "round" },
    ),
  ];
}

/** Beams over the corner at the aisle, with the banner that hangs from them. */
function drawFrame(): Shape[] {
  const beam = 0.18;
  const faces: { top: Colour; front: Colour; side: Colour } = { top: card, front: forest, side: ink };
  return [
    ...SCENE.box([LENGTH - beam, DEPTH - beam, FLOOR + WALL], [beam, beam, ROOF - WALL], faces),
    ...SCENE.box([LENGTH - beam, beam, FLOOR + ROOF], [beam, DEPTH - beam, beam], faces),
    ...SCENE.box([FRAME, DEPTH - beam, FLOOR + WALL], [beam, beam, ROOF - WALL], faces),
    ...SCENE.box([FRAME, beam, FLOOR + ROOF], [beam, DEPTH - beam, beam], faces),
    ...SCENE.box([FRAME, 0, FLOOR], [beam, beam, ROOF], faces),
    ...SCENE.box([LENGTH - beam, 0, FLOOR], [beam, beam, ROOF], faces),
    ...SCENE.box([FRAME, 0, FLOOR + ROOF], [LENGTH - FRAME, beam, beam], faces),
    SCENE.wall([FRAME + 0.5, 0, FLOOR + ROOF - 0.8], 3.1, 0.7, { fill: ochre }),
    SCENE.wall([FRAME + 0.9, 0, FLOOR + ROOF - 0.53], 1.9, 0.16, { fill: ink }),
  ];
}
