import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Faces, type Spot } from "../axonometry.ts";
import { lamp, plant } from "../booths/furniture.ts";
import { seated, somebody, type Somebody } from "../booths/people.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { group, line, type Point, type Shape } from "../shape.ts";
import { ground, litFloor } from "../scenery.ts";

const {
  annatto,
  annattoLight,
  annattoPress,
  card,
  forest,
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
  water,
  workInk,
} = PALETTE;
const SCENE = new Scene([92, 262], 43);
const FLOOR = 0.14;
const ROOM = { width: 7.2, depth: 4.8, height: 2.8 } as const;
const TABLE = { x: 1.3, y: 1.9, width: 3.6, depth: 1.1, height: 0.74 } as const;
const CHAIR: Faces = { top: annattoLight, front: annatto, side: annattoPress };
/** The front of glass ends at the entrance. */
const DOOR = 4.9;

/** Two delegations at one table of a glass room over the water; two of them have come to terms. */
export function drawBusiness(): Shape[] {
  return [
    ground(water),
    ...drawRipples(),
    ...litFloor(SCENE, [-1, -1.7], [9.4, 7.6], { top: paper3, edge: paper2, side: line2 }),
    ...drawRoom(),
    ...drawTable(),
    ...drawGlass(),
    ...drawTerms(),
    ...somebody(SCENE, [1.4, -0.9, FLOOR], {
      coat: moss,
      skin: "dark",
      cut: "scarf",
      scarf: ochre,
      faces: "right",
      hand: [13, -40],
      with: "paper",
    }),
    ...somebody(SCENE, [2.5, -1.1, FLOOR], {
      coat: workInk,
      trousers: ink,
      skin: "fair",
      hair: "brown",
      faces: "left",
      hand: [12, -36],
    }),
    ...plant(SCENE, [7.6, -0.6, FLOOR], 1),
  ];
}

function drawRipples(): Shape[] {
  const ripples: readonly (readonly [x: number, y: number, length: number])[] = [
    [28, 96, 46],
    [90, 60, 30],
    [120, 132, 38],
    [520, 60, 56],
    [560, 110, 40],
    [440, 34, 34],
    [40, 420, 54],
    [96, 452, 36],
    [520, 456, 60],
    [590, 420, 34],
  ];
  return [
    group(
      ripples.map(([x, y, length]) => line([x, y], [x + length, y])),
      { stroke: mist, strokeWidth: 2, cap: "round", opacity: 0.32 },
    ),
  ];
}

function drawRoom(): Shape[] {
  const { width, depth, height } = ROOM;
  return [
    SCENE.floor([0, 0, FLOOR], width, depth, { fill: moss }),
    ...SCENE.box([-0.12, 0, FLOOR], [0.12, depth, height], { top: card, front: leaf, side: forest }),
    ...SCENE.box([-0.12, depth, FLOOR], [width + 0.12, 0.12, height], {
      top: card,
      front: leaf,
      side: forest,
    }),
    SCENE.wall([0, depth, FLOOR + height - 0.5], width, 0.5, { fill: forest }),
    ...drawWallArt(SCENE, { x: 1, y: depth, z: 0.95, width: 2.6, height: 1.25 }),
    ...drawChart(),
    ...[1.6, 4.2].flatMap((x) => lamp(SCENE, [x, depth, FLOOR + height])),
    ...plant(SCENE, [0.5, 4.2, FLOOR], 1),
  ];
}

/** What both sides have worked out, on the wall. */
function drawChart(): Shape[] {
  const bars = [
    [4.6, 0.4, mist],
    [5, 0.65, ochre],
    [5.4, 0.9, annattoLight],
    [5.8, 1.15, annatto],
  ] as const;
  return [
    SCENE.wall([4.3, ROOM.depth, 0.95], 2.1, 1.35, { fill: card }),
    ...bars.map(([x, height, fill]) => SCENE.wall([x, ROOM.depth, 1.05], 0.26, height, { fill })),
  ];
}

function drawTable(): Shape[] {
  const { x, y, width, depth, height } = TABLE;
  const behind: readonly Somebody[] = [
    { coat: annatto, skin: "dark", cut: "bun", faces: "right", hand: [13, -26] },
    { coat: forest, skin: "tan", hair: "grey", faces: "left", hand: [13, -26] },
    { coat: ochre, skin: "brown", cut: "curls", faces: "right", hand: [14, -36] },
  ];
  const before: readonly Somebody[] = [
    { coat: workInk, trousers: river, skin: "fair", hair: "red", cut: "long", faces: "away" },
    { coat: card, trousers: ink, skin: "brown", faces: "away" },
    { coat: stillInk, trousers: ink, skin: "tan", hair: "white", faces: "away" },
  ];
  const seat = (at: number): number => x + 0.5 + at * 1.25;
  return [
    ...behind.flatMap((who, at) => seated(SCENE, [seat(at), y + depth + 0.35, FLOOR + 0.05], who, true)),
    ...[
      [x + 0.15, y + 0.1],
      [x + width - 0.4, y + 0.1],
    ].flatMap(([left = 0, front = 0]) =>
      SCENE.box([left, front, FLOOR], [0.25, depth - 0.2, height], {
        top: waitInk,
        front: waitInk,
        side: waitInk,
      }),
    ),
    ...SCENE.box([x, y, FLOOR + height], [width, depth, 0.1], { top: wait, front: ochre, side: waitInk }),
    ...[0.35, 1.6, 2.85].flatMap((along) => [
      paper([x + along, y + 0.12, FLOOR + height + 0.1]),
      paper([x + along - 0.1, y + 0.62, FLOOR + height + 0.1]),
    ]),
    ...before.flatMap((who, at) => [
      ...drawSeat([seat(at), y - 0.5, FLOOR]),
      ...seated(SCENE, [seat(at), y - 0.45, FLOOR + 0.05], who, true),
      ...drawBack([seat(at), y - 0.5, FLOOR]),
    ]),
  ];
}

function paper([x, y, z]: Spot): Shape {
  return SCENE.floor([x, y, z], 0.5, 0.36, { fill: card });
}

function drawSeat([x, y, z]: Spot): Shape[] {
  return [
    SCENE.disc([x, y, z], 0.34, { fill: ink, opacity: 0.2 }),
    ...SCENE.cylinder([x, y, z], 0.24, 0.05, stillInk, ink),
    ...SCENE.cylinder([x, y, z + 0.05], 0.06, 0.4, stillInk, stillInk),
    ...SCENE.box([x - 0.3, y - 0.2, z + 0.4], [0.6, 0.55, 0.1], CHAIR),
  ];
}

/** Seen from behind, it hides who sits there up to the shoulders. */
function drawBack([x, y, z]: Spot): Shape[] {
  return SCENE.box([x - 0.3, y - 0.24, z + 0.4], [0.6, 0.1, 0.6], CHAIR);
}

/** One of each side, with each other's hand in theirs. */
function drawTerms(): Shape[] {
  return [
    ...somebody(SCENE, [5.85, -0.05, FLOOR], {
      coat: leaf,
      trousers: ink,
      skin: "fair",
      hair: "grey",
      cut: "bun",
      faces: "left",
      hand: [15, -37],
    }),
    ...somebody(SCENE, [5.4, -0.5, FLOOR], {
      coat: river,
      trousers: stillInk,
      skin: "dark",
      faces: "right",
      hand: [15, -37],
    }),
  ];
}

function drawGlass(): Shape[] {
  const { width, depth, height } = ROOM;
  const glass = { fill: mist, opacity: 0.22 } as const;
  const post = (x: number, y: number): [Point, Point] => [
    SCENE.at(x, y, FLOOR),
    SCENE.at(x, y, FLOOR + height),
  ];
  const posts = [
    post(0, 0),
    post(1.63, 0),
    post(3.26, 0),
    post(DOOR, 0),
    post(width, 1.7),
    post(width, depth),
  ];
  const top = FLOOR + height;
  return [
    SCENE.wall([0, 0, FLOOR], DOOR, height, glass),
    SCENE.sideWall([width, 1.7, FLOOR], depth - 1.7, height, glass),
    SCENE.face(
      [
        [0.3, 0, top - 0.2],
        [1.1, 0, top - 0.2],
        [0.4, 0, FLOOR + 0.4],
        [0.1, 0, FLOOR + 0.4],
      ],
      { fill: card, opacity: 0.16 },
    ),
    group(
      [
        ...posts.map(([low, high]) => line(low, high)),
        line(SCENE.at(0, 0, top), SCENE.at(width, 0, top)),
        line(SCENE.at(width, 0, top), SCENE.at(width, depth, top)),
        line(SCENE.at(width, 0, top), SCENE.at(width, 0, FLOOR)),
        line(SCENE.at(0, 0, top), SCENE.at(0, depth, top)),
      ],
      { stroke: forest, strokeWidth: 4, cap: "round" },
    ),
  ];
}
