import { PALETTE } from "#domain/site/palette.ts";
import { RED, WHITE, WOOD, counter, lamp, person, plant, screen, sofa, table } from "../booths/furniture.ts";
import { DEPTH, FLOOR, LENGTH, SCENE, drawBackWall, drawFloor, drawLeftWall } from "../booths/stand.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { circle, group, line, path, type Point, type Shape } from "../shape.ts";

const {
  annatto,
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
  wait,
  waitInk,
  workInk,
} = PALETTE;
/** The distance from one layer to the next. */
const STEP = 142;
/** How far down the lowest layer stands. */
const LOWEST = 372;

/** A stand lifted apart into what can be hired for it: floor, furniture and people, walls and screens, net, light. */
export function drawLayers(): Shape[] {
  const layers = [drawGround(), drawRoom(), drawWalls(), drawNet(), drawLight()];
  return [
    ...drawGuides(layers.length - 1),
    ...layers.map((shapes, at) => group(shapes, { transform: `translate(0 ${LOWEST - at * STEP})` })),
  ];
}

/** Guide lines that show which corners stand above each other. */
function drawGuides(count: number): Shape[] {
  const corners: Point[] = [
    [0, 0],
    [LENGTH, 0],
    [LENGTH, DEPTH],
  ];
  return corners.map((corner) => {
    const [x, y] = SCENE.at(...corner);
    return line([x, y + LOWEST], [x, y + LOWEST - count * STEP], {
      stroke: mist,
      strokeWidth: 1.6,
      dash: [3, 8],
      opacity: 0.7,
    });
  });
}

function drawGround(): Shape[] {
  return [
    ...SCENE.box([-0.9, -0.9, -0.5], [LENGTH + 1.8, DEPTH + 1.8, 0.4], {
      top: forest2,
      front: ink,
      side: ink,
    }),
    ...drawFloor(good, { front: moss, side: leaf }),
  ];
}

function drawRoom(): Shape[] {
  return [
    drawSheet(),
    ...sofa(SCENE, [0.7, 3.3, 0], 1.9, WOOD),
    ...plant(SCENE, [3.2, 4.5, 0], 0.9),
    ...person(SCENE, [4.4, 3.9, 0], moss, waitInk),
    ...table(
      SCENE,
      [6.2, 3.6, 0],
      [
        [-0.7, 0.3],
        [0.1, -0.75],
        [0.7, 0.3],
      ],
    ),
    ...SCENE.box([8.6, 3.6, 0], [1.1, 1, 2], WHITE),
    ...SCENE.box([8.6, 3.56, 1.1], [1.1, 0.04, 0.06], { top: stillInk, front: stillInk, side: stillInk }),
    ...person(SCENE, [2.2, 1.5, 0], annatto, stillInk),
    ...person(SCENE, [3, 1.1, 0], card, waitInk),
    ...person(SCENE, [6.4, 1.7, 0], workInk, annattoLight),
    ...counter(SCENE, [5.5, 0.7, 0], 2.6, RED),
    ...plant(SCENE, [9.3, 0.6, 0], 0.9),
  ];
}

function drawWalls(): Shape[] {
  return [
    ...drawLeftWall(2.2, DEPTH, forest),
    SCENE.sideWall([0.1, 0.6, 0.7], 1.7, 1.2, { fill: ochre }),
    SCENE.sideWall([0.1, 2.7, 0.7], 1.7, 1.2, { fill: moss }),
    ...drawBackWall(2.2, forest2),
    ...screen(SCENE, [1.2, DEPTH - 0.1, 0.6], 3, 1.4),
    ...drawWallArt(SCENE, { x: 1.2, y: DEPTH - 0.1, z: 0.6, width: 3, height: 1.4 }),
    ...screen(SCENE, [5.4, DEPTH - 0.1, 0.6], 3, 1.4),
    ...drawWallArt(SCENE, { x: 5.4, y: DEPTH - 0.1, z: 0.6, width: 3, height: 1.4 }, mist),
  ];
}

/** The ground of a layer that has none. */
function drawSheet(): Shape {
  return SCENE.floor([0, 0, 0], LENGTH, DEPTH, { fill: forest2, opacity: 0.75 });
}

/** Lines from one point to all others. */
function drawNet(): Shape[] {
  const hub = SCENE.at(5, 2.5);
  const ends = [
    [1, 1],
    [1.4, 4.2],
    [5, 4.6],
    [8.8, 4],
    [9, 0.8],
    [5, 0.4],
  ].map(([x = 0, y = 0]) => SCENE.at(x, y));
  return [
    drawSheet(),
    group(
      ends.map((end) => line(hub, end)),
      { stroke: annattoLight, strokeWidth: 2.5 },
    ),
    ...ends.map(([x, y]) => circle(x, y, 6, { fill: annattoLight })),
    circle(...hub, 12, { fill: annatto }),
    path(`M${hub[0] - 20} ${hub[1] - 22}q20-18 40 0M${hub[0] - 11} ${hub[1] - 15}q11-10 22 0`, {
      stroke: annattoLight,
      strokeWidth: 3,
      cap: "round",
    }),
  ];
}

/** Beams around the stand, with lamps under them. */
function drawLight(): Shape[] {
  const beam = { top: card, front: mist, side: stillInk };
  return [
    ...[1.5, 4.5, 7.5].flatMap((x) => lamp(SCENE, [x, DEPTH - 0.2, FLOOR])),
    ...SCENE.box([0, DEPTH - 0.2, 0], [LENGTH, 0.2, 0.2], beam),
    ...SCENE.box([0, 0, 0], [0.2, DEPTH, 0.2], beam),
    ...SCENE.box([LENGTH - 0.2, 0, 0], [0.2, DEPTH, 0.2], beam),
    ...[2, 5, 8].flatMap((x) => lamp(SCENE, [x, 0, FLOOR])),
    ...SCENE.box([0, 0, 0], [LENGTH, 0.2, 0.2], beam),
    ...[1, 3, 5, 7, 9].map((x) => SCENE.disc([x, 0, 0.1], 0.12, { fill: wait })),
  ];
}
