import { PALETTE } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { GREEN, RED, WOOD, counter, exhibit, plant, sofa, table } from "../booths/furniture.ts";
import { inWheelchair, somebody } from "../booths/people.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { group, line, type Shape } from "../shape.ts";
import { ground, openStand, palmTree, streetLamp, tree } from "../scenery.ts";

const {
  annatto,
  annattoLight,
  card,
  forest,
  forest2,
  good,
  ink,
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
const SCENE = new Scene([62, 272], 36);

/** Stands of three sizes on one way without a step. */
export function drawSpaces(): Shape[] {
  return [
    ground(moss),
    tree([60, 168], 30, "middle"),
    tree([112, 138], 32, "light"),
    palmTree([160, 150], 1.1),
    tree([564, 176], 32, "light"),
    palmTree([604, 250], 1.1),
    ...drawWay(),
    ...drawLarge(),
    ...streetLamp(SCENE, [10.4, 5.2, 0]),
    ...drawWalkers(),
    ...drawSmall(),
    ...drawMiddle(),
  ];
}

function drawWay(): Shape[] {
  return [
    SCENE.floor([-0.8, 3, 0], 12.6, 1.9, { fill: card }),
    SCENE.floor([3, -1.4, 0], 1.2, 4.4, { fill: card }),
    group(
      [0.6, 2, 3.4, 4.8, 6.2, 7.6, 9, 10.4].map((x) => line(SCENE.at(x, 3), SCENE.at(x, 4.9))),
      { stroke: line2, strokeWidth: 1.2 },
    ),
  ];
}

/** The large stand: a room, a lounge and a wall that is seen from afar. */
function drawLarge(): Shape[] {
  return [
    ...openStand(SCENE, [0.4, 5.2], [7.6, 2.8, 2.9], { floor: wait, wall: forest2, dark: forest }),
    ...drawWallArt(SCENE, { x: 2.7, y: 7.9, z: 0.7, width: 3, height: 1.6 }),
    ...SCENE.box([0.5, 6.3, 0.1], [1.7, 1.6, 3.6], { top: wait, front: ochre, side: waitInk }),
    SCENE.wall([0.8, 6.3, 2.3], 1.1, 0.9, { fill: annatto }),
    SCENE.wall([0.8, 6.3, 0.1], 0.7, 1.8, { fill: waitInk }),
    ...sofa(SCENE, [3, 6.4, 0.1], 1.7, GREEN),
    ...somebody(SCENE, [5.4, 6.9, 0.1], {
      coat: annatto,
      skin: "dark",
      cut: "curls",
      faces: "left",
      hand: [13, -40],
    }),
    ...SCENE.box([6.5, 6.2, 0.1], [1.4, 1.7, 2.1], { top: card, front: mist, side: water }),
    ...exhibit(SCENE, [1.4, 5.4, 0.1], "mill"),
    ...somebody(SCENE, [2.7, 5.6, 0.1], { coat: card, trousers: workInk, skin: "tan", faces: "left" }),
    ...counter(SCENE, [4.6, 5.5, 0.1], 1.7, RED),
  ];
}

function drawWalkers(): Shape[] {
  return [
    ...somebody(SCENE, [0.6, 3.9, 0], {
      coat: workInk,
      trousers: ink,
      skin: "fair",
      hair: "brown",
      cut: "long",
      faces: "right",
      walks: true,
      with: "bag",
    }),
    ...somebody(SCENE, [8.2, 4.3, 0], {
      coat: leaf,
      trousers: stillInk,
      skin: "dark",
      faces: "left",
      walks: true,
    }),
    ...somebody(SCENE, [8.9, 4, 0], {
      coat: ochre,
      trousers: leaf,
      skin: "dark",
      cut: "curls",
      faces: "left",
      walks: true,
      size: 0.64,
    }),
  ];
}

function drawSmall(): Shape[] {
  return [
    ...openStand(SCENE, [0.2, 0.6], [2.4, 2, 1.9], { floor: good, wall: leaf, dark: forest }),
    ...somebody(SCENE, [1.5, 1.7, 0.1], {
      coat: annatto,
      trousers: ink,
      skin: "tan",
      cut: "bun",
      faces: "left",
    }),
    ...counter(SCENE, [0.8, 1, 0.1], 1.2, WOOD),
    ...inWheelchair(SCENE, [3.4, 0.5, 0], {
      coat: annattoLight,
      trousers: river,
      skin: "brown",
      faces: "right",
    }),
  ];
}

function drawMiddle(): Shape[] {
  return [
    ...openStand(SCENE, [4.6, 0], [4.6, 2.6, 2.2], { floor: paper2, wall: water, dark: river }),
    ...drawWallArt(SCENE, { x: 6.9, y: 2.5, z: 0.6, width: 1.9, height: 1 }),
    ...plant(SCENE, [5.1, 2, 0.1], 0.7),
    ...table(
      SCENE,
      [6.1, 1.4, 0.1],
      [
        [-0.7, 0.1],
        [0.7, 0],
      ],
    ),
    ...somebody(SCENE, [7.5, 1.8, 0.1], { coat: moss, skin: "fair", hair: "grey", faces: "away" }),
    ...exhibit(SCENE, [8.2, 0.5, 0.1], "sprout"),
    ...somebody(SCENE, [7.2, 0.3, 0.1], {
      coat: card,
      trousers: ink,
      skin: "brown",
      faces: "right",
      hand: [13, -38],
    }),
  ];
}
