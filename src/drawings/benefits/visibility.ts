import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Spot } from "../axonometry.ts";
import { lamp, plant } from "../booths/furniture.ts";
import { inWheelchair, somebody } from "../booths/people.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { circle, group, line, path, polygon, rect, type Point, type Shape } from "../shape.ts";
import { ground, litFloor, palmTree, tree } from "../scenery.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  card,
  forest,
  forest2,
  ink,
  leaf,
  line2,
  mist,
  moss,
  ochre,
  paper2,
  paper3,
  river,
  stillInk,
  wait,
  waitInk,
  workInk,
} = PALETTE;
const SCENE = new Scene([96, 262], 40);
const FLOOR = 0.14;
const STAGE = { x: 1.2, y: 1.6, width: 5.6, depth: 3, height: 0.55 } as const;
const BACK = STAGE.y + STAGE.depth;
const SPEAKER: Spot = [3.6, 2.9, STAGE.height];

/** Somebody speaks on a small stage, people listen, and the press of many countries films it. */
export function drawVisibility(): Shape[] {
  return [
    ground(forest),
    ...litFloor(SCENE, [-1, -3.4], [11.6, 8.2], { top: forest2, edge: paper2, side: line2 }),
    ...drawBackground(),
    ...drawStage(),
    ...drawSpeaker(),
    ...drawPress(),
    ...drawListeners(),
  ];
}

function drawBackground(): Shape[] {
  return [
    palmTree([196, 150], 1.2),
    tree([52, 206], 34, "middle"),
    tree([110, 172], 30, "light"),
    tree([160, 136], 34, "middle"),
    tree([250, 98], 30, "light"),
    tree([560, 148], 34, "light"),
    palmTree([598, 220], 1.25),
    tree([628, 196], 34, "middle"),
  ];
}

function drawStage(): Shape[] {
  const { x, y, width, depth, height } = STAGE;
  const front = BACK - 0.15;
  return [
    ...SCENE.box([x - 0.3, front, FLOOR], [width + 0.6, 0.15, 3.7], { top: card, front: ink, side: river }),
    ...drawWallArt(SCENE, { x: x + 0.1, y: front, z: 0.9, width: width - 0.2, height: 2.6 }),
    ...[1.4, 4.2].flatMap((along) => lamp(SCENE, [x + along, front, FLOOR + 3.7])),
    ...SCENE.box([x, y, FLOOR], [width, depth, height], { top: wait, front: ochre, side: waitInk }),
    ...SCENE.box([x + 2.2, y - 0.45, FLOOR], [1.4, 0.45, 0.28], { top: wait, front: ochre, side: waitInk }),
    SCENE.disc([SPEAKER[0] + 0.1, SPEAKER[1] - 0.1, FLOOR + height], 1.15, { fill: card, opacity: 0.75 }),
    ...plant(SCENE, [x + 0.45, y + 2.4, FLOOR + height], 0.8),
    ...plant(SCENE, [x + 5.1, y + 2.3, FLOOR + height], 0.8),
  ];
}

/** The speaker behind a desk with microphones. */
function drawSpeaker(): Shape[] {
  const [x, y, z] = SPEAKER;
  const foot = z + FLOOR;
  return [
    ...somebody(SCENE, [x, y, foot], {
      coat: annatto,
      skin: "dark",
      cut: "curls",
      faces: "right",
      hand: [15, -49],
      otherHand: [13, -34],
    }),
    ...SCENE.box([x + 0.3, y - 0.75, foot], [0.75, 0.4, 0.95], { top: card, front: leaf, side: forest }),
    SCENE.wall([x + 0.45, y - 0.75, foot + 0.4], 0.45, 0.28, { fill: moss }),
    ...[0.5, 0.8].flatMap((along) => {
      const [from, to] = [
        SCENE.at(x + along, y - 0.55, foot + 0.95),
        SCENE.at(x + along - 0.15, y - 0.55, foot + 1.2),
      ];
      return [
        line(from, to, { stroke: ink, strokeWidth: 2, cap: "round" }),
        circle(Math.round(to[0]), Math.round(to[1]), 3, { fill: ink }),
      ];
    }),
  ];
}

/** Cameras on their legs, a long microphone, a light, and somebody who tells it on. */
function drawPress(): Shape[] {
  return [
    ...drawLight([8.3, 4.1, FLOOR]),
    ...somebody(SCENE, [2.5, 0.8, FLOOR], {
      coat: ochre,
      trousers: ink,
      skin: "fair",
      hair: "brown",
      faces: "right",
      hand: [9, -52],
      otherHand: [14, -56],
    }),
    ...drawBoom(),
    ...drawCamera([9, 2, FLOOR]),
    ...somebody(SCENE, [9.7, 2, FLOOR], {
      coat: workInk,
      trousers: ink,
      skin: "brown",
      faces: "left",
      hand: [12, -43],
      otherHand: [14, -39],
    }),
    ...drawCamera([7.9, 0, FLOOR]),
    ...somebody(SCENE, [8.6, 0, FLOOR], {
      coat: moss,
      trousers: stillInk,
      skin: "fair",
      hair: "red",
      cut: "bun",
      faces: "left",
      hand: [12, -43],
      otherHand: [14, -39],
    }),
  ];
}

function drawCamera([x, y, z]: Spot): Shape[] {
  const [left, low] = SCENE.at(x, y, z).map(Math.round) as [number, number];
  return [
    SCENE.disc([x, y, z], 0.3, { fill: ink, opacity: 0.25 }),
    group([line([0, -46], [-12, 2]), line([0, -46], [11, 4]), line([0, -46], [2, -4])], {
      stroke: mist,
      strokeWidth: 2.6,
      cap: "round",
      transform: `translate(${left} ${low})`,
    }),
    group(
      [
        rect(-13, -11, 28, 17, { fill: ink, rx: 2 }),
        path("M-13-8-23-11V5l10-3z", { fill: stillInk }),
        rect(-4, -16, 14, 6, { fill: stillInk, rx: 1.5 }),
        circle(9, -4, 2.4, { fill: annatto }),
      ],
      { transform: `translate(${left} ${low - 50}) rotate(26)` },
    ),
  ];
}

function drawLight([x, y, z]: Spot): Shape[] {
  const [left, low] = SCENE.at(x, y, z).map(Math.round) as [number, number];
  const [aimX, aimY] = SCENE.at(SPEAKER[0] + 0.4, SPEAKER[1], 0.9);
  return [
    polygon(
      [
        [left - 8, low - 112],
        [left - 2, low - 96],
        [aimX + 26, aimY + 26],
        [aimX - 6, aimY - 40],
      ],
      {
        fill: wait,
        opacity: 0.2,
      },
    ),
    group([line([0, -98], [0, 0]), line([0, -20], [-11, 3]), line([0, -20], [11, 4])], {
      stroke: mist,
      strokeWidth: 2.6,
      cap: "round",
      transform: `translate(${left} ${low})`,
    }),
    group([rect(-6, -9, 17, 18, { fill: ink, rx: 2 }), rect(-9, -10, 4, 20, { fill: wait })], {
      transform: `translate(${left} ${low - 104}) rotate(18)`,
    }),
  ];
}

/** The microphone on a pole that reaches over to who speaks. */
function drawBoom(): Shape[] {
  const [x, y] = SCENE.at(2.5, 0.8, FLOOR);
  const from: Point = [x + 8, y - 54];
  const to: Point = [x + 82, y - 112];
  return [
    line(from, to, { stroke: mist, strokeWidth: 2.4, cap: "round" }),
    group([rect(-15, -4.5, 18, 9, { fill: stillInk, rx: 4.5 })], {
      transform: `translate(${Math.round(to[0])} ${Math.round(to[1])}) rotate(142)`,
    }),
  ];
}

/** Listeners before the stage, small people in front. */
function drawListeners(): Shape[] {
  return [
    ...somebody(SCENE, [0.2, 0.9, FLOOR], {
      coat: paper3,
      trousers: workInk,
      skin: "tan",
      faces: "right",
    }),
    ...somebody(SCENE, [1.1, 0.5, FLOOR], {
      coat: mist,
      skin: "tan",
      cut: "scarf",
      scarf: annattoLight,
      faces: "right",
    }),
    ...somebody(SCENE, [3.2, 0, FLOOR], {
      coat: annattoLight,
      trousers: leaf,
      skin: "brown",
      faces: "away",
      size: 0.62,
    }),
    ...inWheelchair(SCENE, [4.6, -0.3, FLOOR], {
      coat: paper2,
      trousers: stillInk,
      skin: "fair",
      hair: "grey",
      faces: "right",
    }),
    ...somebody(SCENE, [0.6, -0.9, FLOOR], {
      coat: leaf,
      trousers: ink,
      skin: "dark",
      faces: "right",
      hand: [13, -38],
      with: "paper",
    }),
    ...somebody(SCENE, [2.2, -1.1, FLOOR], {
      coat: annattoDeep,
      trousers: river,
      skin: "fair",
      hair: "brown",
      cut: "long",
      faces: "away",
    }),
    ...somebody(SCENE, [3.7, -2, FLOOR], {
      coat: workInk,
      trousers: ink,
      skin: "brown",
      cut: "curls",
      faces: "away",
    }),
    ...somebody(SCENE, [4.5, -2.4, FLOOR], {
      coat: moss,
      skin: "fair",
      hair: "white",
      cut: "bun",
      faces: "away",
    }),
    ...somebody(SCENE, [7.3, -2.7, FLOOR], {
      coat: card,
      trousers: workInk,
      skin: "dark",
      cut: "long",
      faces: "left",
      hand: [14, -45],
      with: "microphone",
    }),
  ];
}
