import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Spot } from "../axonometry.ts";
import { RED, counter, exhibit, lamp, lettersOnWall, plant } from "../booths/furniture.ts";
import { inWheelchair, somebody } from "../booths/people.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { group, line, polygon, type Shape } from "../shape.ts";
import { ground, hedge, litFloor, palmTree, streetLamp, tree } from "../scenery.ts";

const {
  annatto,
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
  water,
  work,
  workInk,
} = PALETTE;
/** Metres from the middle of the hall where countries negotiate. */
const SCENE = new Scene([78, 180], 40);
const HALL = { radius: 4.2, height: 3.1, facets: 24 } as const;
const STAND = { x: 8, y: -1.9, width: 4.5, depth: 4.2 } as const;
const BACK = STAND.y + STAND.depth;
const FLOOR = 0.14;

/** A delegate steps out of the blue hall, over the footpath, and is awaited in the first stand. */
export function drawBlueZone(): Shape[] {
  return [
    ground(paper3),
    polygon([[0, 0], [640, 0], SCENE.at(5.6, 10.8), SCENE.at(5.6, -12)], { fill: work }),
    ...drawBackground(),
    ...drawPath(),
    ...drawHall(),
    ...hedge(SCENE, [5.35, 1.3, 0], 3.4),
    ...drawStand(),
    ...drawGuests(),
    ...hedge(SCENE, [5.35, -5.2, 0], 3.9),
    ...streetLamp(SCENE, [7.2, -4.2, 0]),
  ];
}

function drawBackground(): Shape[] {
  return [
    tree([352, 92], 30, "middle"),
    tree([566, 176], 34, "light"),
    tree([622, 206], 32, "middle"),
    tree([404, 112], 36, "light"),
    palmTree([500, 190], 1.25),
    tree([450, 144], 30, "middle"),
  ];
}

function drawPath(): Shape[] {
  return [
    SCENE.floor([3.6, -1, 0], 4.4, 2, { fill: card }),
    group(
      [4.6, 5.6, 6.6, 7.6].map((x) => line(SCENE.at(x, -1), SCENE.at(x, 1))),
      { stroke: line2, strokeWidth: 1.4 },
    ),
  ];
}

/** A round house of glass and blue: each facet is as bright as it is turned to the light. */
function drawHall(): Shape[] {
  const turn = (2 * Math.PI) / HALL.facets;
  const on = (at: number, z: number, out = 0): Spot => [
    Math.cos(at * turn) * (HALL.radius + out),
    Math.sin(at * turn) * (HALL.radius + out),
    z,
  ];
  const face = (at: number, low: number, high: number, share: number) => {
    const [from, to] = [at + (1 - share) / 2, at + (1 + share) / 2];
    return [on(from, low), on(to, low), on(to, high), on(from, high)];
  };
  const seen = Array.from({ length: 12 }, (_, at) => at - 9);
  return [
    SCENE.disc([0.3, -0.3, 0], HALL.radius + 0.2, { fill: ink, opacity: 0.12 }),
    ...seen.map((at) => SCENE.face(face(at, 0, HALL.height, 1.04), { fill: at > -3 ? river : workInk })),
    ...seen
      .filter((at) => at !== -1 && at !== 0)
      .map((at) => SCENE.face(face(at, 0.5, 2.3, 0.66), { fill: at > -3 ? water : mist })),
    ...drawDoor(on),
    ...SCENE.cylinder([0, 0, HALL.height], HALL.radius + 0.35, 0.3, work, workInk),
    SCENE.disc([0, 0, HALL.height + 0.3], HALL.radius - 0.4, { fill: mist }),
    SCENE.disc([0, 0, HALL.height + 0.3], HALL.radius - 1.6, { fill: work }),
  ];
}

/** The open door, lit from within. */
function drawDoor(on: (at: number, z: number, out?: number) => Spot): Shape[] {
  const opening = [on(-0.9, 0), on(0.9, 0), on(0.9, 2.4), on(-0.9, 2.4)];
  return [
    SCENE.face(opening, { fill: wait }),
    SCENE.face([on(-0.9, 2.4), on(0.9, 2.4), on(0.9, 2.65), on(-0.9, 2.65)], { fill: card }),
    SCENE.face([on(-0.9, 2.42, 0.9), on(0.9, 2.42, 0.9), on(0.9, 2.42), on(-0.9, 2.42)], { fill: work }),
  ];
}

function drawStand(): Shape[] {
  const { x, y, width, depth } = STAND;
  const front = BACK - 0.12;
  return [
    ...litFloor(SCENE, [x, y], [width, depth], { top: moss, edge: paper2, side: line2 }),
    ...SCENE.box([x, front, FLOOR], [width, 0.12, 2.7], { top: card, front: leaf, side: forest }),
    SCENE.wall([x, front, FLOOR + 2.2], width, 0.5, { fill: forest2 }),
    SCENE.wall([x + 0.4, front, FLOOR + 2.36], 2, 0.17, { fill: card }),
    ...drawWallArt(SCENE, { x: x + 0.6, y: front, z: 0.7, width: 2.4, height: 1.35 }),
    ...lettersOnWall(SCENE, [x + 3.3, front, 1.8], [0.9, 0.7, 0.8], mist),
    ...[1.2, 3.7].flatMap((along) => lamp(SCENE, [x + along, front, FLOOR + 2.7])),
  ];
}

/** Guests who look, ask, receive others or walk by, from the back to the front. */
function drawGuests(): Shape[] {
  return [
    ...plant(SCENE, [8.4, 1.9, FLOOR], 0.8),
    ...somebody(SCENE, [9.4, 1.5, FLOOR], { coat: ochre, skin: "dark", cut: "curls", faces: "away" }),
    ...exhibit(SCENE, [11.7, 0.5, FLOOR], "drop"),
    ...somebody(SCENE, [4.3, 0.55, 0], {
      coat: forest,
      trousers: ink,
      skin: "fair",
      hair: "grey",
      faces: "right",
      walks: true,
      with: "badge",
    }),
    ...inWheelchair(SCENE, [10.9, 1.2, FLOOR], {
      coat: card,
      trousers: stillInk,
      skin: "tan",
      hair: "brown",
      cut: "long",
      faces: "right",
      hand: [15, -36],
    }),
    ...somebody(SCENE, [8.9, 0.05, FLOOR], {
      coat: annatto,
      trousers: ink,
      skin: "brown",
      cut: "bun",
      faces: "left",
      hand: [16, -37],
    }),
    ...somebody(SCENE, [6.5, -0.1, 0], {
      coat: workInk,
      trousers: river,
      skin: "dark",
      faces: "right",
      walks: true,
      hand: [17, -36],
      with: "badge",
    }),
    ...somebody(SCENE, [11.2, -0.7, FLOOR], { coat: forest, skin: "fair", hair: "red", faces: "left" }),
    ...counter(SCENE, [10.3, -1.5, FLOOR], 1.6, RED),
    ...somebody(SCENE, [9.6, -1.5, FLOOR], {
      coat: annattoLight,
      trousers: workInk,
      skin: "fair",
      hair: "brown",
      cut: "long",
      faces: "right",
      hand: [14, -40],
    }),
  ];
}
