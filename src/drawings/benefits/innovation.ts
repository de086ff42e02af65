import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene, type Spot } from "../axonometry.ts";
import { lamp, lettersOnWall, plant } from "../booths/furniture.ts";
import { inWheelchair, somebody } from "../booths/people.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { softPath } from "../curve.ts";
import { dice } from "../dice.ts";
import { circle, group, line, path, type Point, type Shape } from "../shape.ts";
import { ground, litFloor, palmTree, tree } from "../scenery.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  annattoPress,
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
  quiet,
  river,
  stillInk,
  wait,
  waitInk,
  water,
  work,
  workInk,
} = PALETTE;
const SCENE = new Scene([92, 268], 43);
const FLOOR = 0.14;
const DEPTH = 4.7;
const OVEN: Spot = [3.4, 2.5, FLOOR];

/** A machine at work: it makes charcoal for the soil, and light, out of what is left of the açaí; people ask how. */
export function drawInnovation(): Shape[] {
  return [
    ground(forest),
    ...litFloor(SCENE, [-0.8, -1.4], [8.9, 6.4], { top: wait, edge: ochre, side: waitInk }),
    tree([70, 196], 32, "middle"),
    tree([122, 160], 30, "light"),
    tree([176, 120], 34, "middle"),
    palmTree([150, 176], 1.1),
    tree([590, 170], 36, "light"),
    tree([632, 210], 34, "middle"),
    ...drawWall(),
    ...drawMachine(),
    ...drawPeople(),
  ];
}

function drawWall(): Shape[] {
  return [
    ...SCENE.box([0, DEPTH, FLOOR], [7.8, 0.14, 3], { top: card, front: leaf, side: river }),
    SCENE.wall([0, DEPTH, FLOOR + 2.5], 7.8, 0.5, { fill: forest2 }),
    SCENE.wall([0.4, DEPTH, FLOOR + 2.66], 2.4, 0.18, { fill: card }),
    ...[1, 3.6, 6.2].flatMap((x) => lamp(SCENE, [x, DEPTH, FLOOR + 3])),
    ...lettersOnWall(SCENE, [0.5, DEPTH, 2.2], [1.3, 1, 1.2], mist),
    ...drawWallArt(SCENE, { x: 5.2, y: DEPTH, z: 0.95, width: 2.1, height: 1.3 }),
    ...plant(SCENE, [0.5, 4.2, FLOOR], 0.9),
  ];
}

/** Stones of the fruit in, heat in the middle, gas through the pipe, charcoal out. */
function drawMachine(): Shape[] {
  const [x, y, z] = OVEN;
  return [
    SCENE.disc([x + 0.2, y - 0.1, z], 1.7, { fill: ink, opacity: 0.12 }),
    ...drawBin([0.7, 2.3, z]),
    ...drawBelt(),
    ...SCENE.cylinder([x, y, z], 1.02, 0.24, stillInk, ink),
    ...SCENE.cylinder([x, y, z + 0.24], 0.9, 1.75, line2, paper2),
    shade(x, y, z + 0.24, 0.9, 1.75),
    ...band(x, y, z + 0.5, 0.9, 0.26, annatto),
    ...band(x, y, z + 1.5, 0.9, 0.14, stillInk),
    ...SCENE.cylinder([x, y, z + 1.99], 0.62, 0.28, mist, stillInk),
    ...drawWindow(),
    ...drawPipe(),
    ...SCENE.cylinder([x, y, z + 2.27], 0.24, 0.3, card, quiet),
    ...drawTank(),
    ...drawGauge(),
    ...drawCharcoal(),
  ];
}

/** A band around a cylinder. */
function band(x: number, y: number, z: number, radius: number, height: number, fill: Colour): Shape[] {
  const [left, low] = SCENE.at(x, y, z);
  const [right] = SCENE.at(x + radius * Math.SQRT1_2, y + radius * Math.SQRT1_2, z);
  const rx = Math.round((right - left) * 10) / 10;
  const ry = Math.round(rx * 5.774) / 10;
  const up = Math.round(height * 430) / 10;
  const from = Math.round((left - rx) * 10) / 10;
  return [
    path(`M${from} ${Math.round(low)}a${rx} ${ry} 0 0 0 ${2 * rx} 0v-${up}a${rx} ${ry} 0 0 1-${2 * rx} 0z`, {
      fill,
    }),
  ];
}

/** The side of a round thing that the light does not reach. */
function shade(x: number, y: number, z: number, radius: number, height: number): Shape {
  const rim = (up: number) =>
    [-1.15, -0.85, -0.55, -0.25, 0.05, 0.35, 0.65, 0.785].map((angle): Point =>
      SCENE.at(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, z + up),
    );
  const [low, high] = [rim(0), rim(height).toReversed()];
  return path(`M${[...low, ...high].map((point) => point.map(Math.round).join(" ")).join("L")}z`, {
    fill: stillInk,
    opacity: 0.24,
  });
}

/** The oven's window, through which the fire glows. */
function drawWindow(): Shape[] {
  const [x, y] = SCENE.at(OVEN[0] + 0.56, OVEN[1] - 0.7, FLOOR + 1.3).map(Math.round) as [number, number];
  return [
    circle(x, y, 15, { fill: ink }),
    circle(x, y, 11, { fill: annatto }),
    circle(x, y, 6.5, { fill: ochre }),
    path(`M${x - 7} ${y - 4}a9 9 0 0 1 6-5`, { stroke: card, strokeWidth: 2, cap: "round" }),
  ];
}

function drawBin([x, y, z]: Spot): Shape[] {
  return [
    ...SCENE.box([x - 0.6, y - 0.6, z], [1.2, 1.2, 0.7], { top: annattoPress, front: leaf, side: forest }),
    heap([x, y, z + 0.7], 0.52, river, 3),
  ];
}

/** Many small round things in a heap. */
function heap([x, y, z]: Spot, radius: number, fill: Colour, seed: number): Shape {
  const { between } = dice(seed);
  const [left, top] = SCENE.at(x, y, z);
  return group(
    Array.from({ length: 26 }, (_, at) => {
      const [angle, far] = [between(0, 6.28), Math.sqrt(between(0, 1)) * radius * 43];
      return circle(
        Math.round(left + Math.cos(angle) * far * 1.1),
        Math.round(top - 4 + Math.sin(angle) * far * 0.5 - (1 - far / (radius * 43)) * 10),
        at % 3 ? 4 : 5,
      );
    }),
    { fill },
  );
}

/** The belt up into the oven. */
function drawBelt(): Shape[] {
  const [from, to]: [Spot, Spot] = [
    [1.1, 2.5, 0.95],
    [3, 2.5, 2.35],
  ];
  const at = (share: number, across: number, up = 0): Spot => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + across,
    from[2] + (to[2] - from[2]) * share + up,
  ];
  return [
    line(SCENE.at(2, 2.4, FLOOR), SCENE.at(2, 2.4, 1.6), { stroke: stillInk, strokeWidth: 5 }),
    SCENE.face([at(0, -0.25), at(1, -0.25), at(1, 0.25), at(0, 0.25)], { fill: ink }),
    SCENE.face([at(0, -0.25, -0.16), at(1, -0.25, -0.16), at(1, -0.25), at(0, -0.25)], { fill: annattoDeep }),
    group(
      [0.1, 0.28, 0.46, 0.64, 0.82].map((share) => {
        const [x, y] = SCENE.at(...at(share, 0, 0.08)).map(Math.round) as [number, number];
        return circle(x, y, 4);
      }),
      { fill: annattoLight },
    ),
  ];
}

/** The pipe from the oven's top to the tank. */
function drawPipe(): Shape[] {
  const [x, y, z] = OVEN;
  const bend: Spot[] = [
    [x, y, z + 2.5],
    [x, y, z + 2.95],
    [x + 0.5, y, z + 3],
    [x + 2.4, y, z + 3],
    [x + 2.8, y, z + 2.95],
    [x + 2.8, y, z + 1.3],
  ];
  const way = softPath(bend.map((spot) => SCENE.at(...spot)));
  return [
    path(way, { stroke: workInk, strokeWidth: 11 }),
    path(way, { stroke: work, strokeWidth: 3.5, opacity: 0.75 }),
  ];
}

function drawTank(): Shape[] {
  const [x, y, z] = [OVEN[0] + 2.8, OVEN[1], FLOOR];
  return [
    ...SCENE.cylinder([x, y, z], 0.6, 1.3, moss, water),
    shade(x, y, z, 0.6, 1.3),
    ...band(x, y, z + 0.85, 0.6, 0.12, mist),
    ...SCENE.cylinder([x, y, z + 1.3], 0.16, 0.14, work, workInk),
  ];
}

/** The gauge on the pipe: the warmth of the gas. */
function drawGauge(): Shape[] {
  const [x, y] = SCENE.at(OVEN[0] + 1.5, OVEN[1], FLOOR + 3).map(Math.round) as [number, number];
  return [
    circle(x, y, 21, { fill: ink }),
    circle(x, y, 17, { fill: card }),
    path(`M${x - 11} ${y + 5}a12 12 0 0 1 15-16`, { stroke: mist, strokeWidth: 3.4 }),
    path(`M${x + 5} ${y - 11}a12 12 0 0 1 6 16`, { stroke: annatto, strokeWidth: 3.4 }),
    line([x, y], [x + 7, y - 8], { stroke: ink, strokeWidth: 2.6, cap: "round" }),
    circle(x, y, 2.6, { fill: ink }),
  ];
}

function drawCharcoal(): Shape[] {
  return [
    SCENE.face(
      [
        [3.1, 1.65, 0.75],
        [3.6, 1.65, 0.75],
        [3.6, 0.9, 0.5],
        [3.1, 0.9, 0.5],
      ],
      { fill: stillInk },
    ),
    ...SCENE.box([2.8, 0.2, FLOOR], [1.1, 0.8, 0.4], { top: ink, front: ochre, side: waitInk }),
    heap([3.35, 0.6, FLOOR + 0.42], 0.4, ink, 7),
  ];
}

function drawPeople(): Shape[] {
  return [
    ...somebody(SCENE, [7, 0.4, FLOOR], {
      coat: river,
      trousers: stillInk,
      skin: "fair",
      hair: "grey",
      faces: "left",
      hand: [12, -36],
      with: "clipboard",
    }),
    ...somebody(SCENE, [5.5, 0.9, FLOOR], {
      coat: annatto,
      trousers: ink,
      skin: "brown",
      cut: "curls",
      faces: "left",
      hand: [16, -45],
    }),
    ...somebody(SCENE, [-0.4, 1.5, FLOOR], {
      coat: leaf,
      trousers: ink,
      skin: "dark",
      faces: "right",
      with: "bag",
    }),
    ...somebody(SCENE, [0.1, 0.8, FLOOR], {
      coat: workInk,
      skin: "tan",
      hair: "brown",
      cut: "long",
      faces: "right",
      hand: [10, -33],
    }),
    ...somebody(SCENE, [0.9, 0.6, FLOOR], {
      coat: annattoDeep,
      trousers: workInk,
      skin: "tan",
      faces: "right",
      hand: [15, -47],
      size: 0.64,
    }),
    ...inWheelchair(SCENE, [2.5, -0.7, FLOOR], {
      coat: moss,
      trousers: forest,
      skin: "brown",
      cut: "bun",
      faces: "right",
      hand: [14, -32],
    }),
    ...somebody(SCENE, [4.6, -0.7, FLOOR], {
      coat: card,
      trousers: workInk,
      skin: "fair",
      hair: "red",
      faces: "left",
      hand: [11, -30],
    }),
  ];
}
