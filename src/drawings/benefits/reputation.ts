import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Spot } from "../axonometry.ts";
import { WHITE, plant } from "../booths/furniture.ts";
import { inWheelchair, somebody } from "../booths/people.ts";
import { circle, group, line, path, type Point, type Shape } from "../shape.ts";
import { ground, litFloor, palmTree, tree } from "../scenery.ts";

const {
  annatto,
  annattoLight,
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
  work,
  workInk,
} = PALETTE;
const SCENE = new Scene([96, 258], 43);
const FLOOR = 0.14;
const HOUSE = { x: 0.6, width: 5.8, depth: 4, eaves: 2, ridge: 3.1 } as const;
const END = HOUSE.x + HOUSE.width;
/** Each bed with how high its plants have come. */
const BEDS: readonly (readonly [y: number, size: number])[] = [
  [2.95, 1.25],
  [1.75, 1],
  [0.55, 0.72],
];

/** What was promised grows behind glass: who wants to can look, measure, write it down and ask. */
export function drawReputation(): Shape[] {
  return [
    ground(paper3),
    tree([54, 190], 32, "middle"),
    tree([108, 160], 36, "light"),
    palmTree([170, 178], 1.2),
    tree([548, 150], 32, "light"),
    palmTree([590, 226], 1.25),
    tree([628, 204], 34, "middle"),
    ...litFloor(SCENE, [-0.9, -1.9], [9.3, 6.4], { top: moss, edge: paper2, side: line2 }),
    ...drawBeds(),
    ...drawHouse(),
    ...drawMeter(),
    ...drawVisitors(),
  ];
}

function drawBeds(): Shape[] {
  const { x, width, depth } = HOUSE;
  return [
    SCENE.floor([x, 0, FLOOR], width, depth, { fill: wait }),
    ...BEDS.flatMap(([y, size]) => [
      ...SCENE.box([x + 0.35, y, FLOOR], [width - 0.7, 0.7, 0.4], {
        top: stillInk,
        front: ochre,
        side: waitInk,
      }),
      ...seedlings([x + 0.7, y + 0.38, FLOOR + 0.4], size),
    ]),
  ];
}

/** A row of seedlings, all leaves of a bed in one shape. */
function seedlings([x, y, z]: Spot, size: number): Shape[] {
  const places = Array.from(
    { length: 8 },
    (_, at) => SCENE.at(x + at * 0.64, y, z).map(Math.round) as [number, number],
  );
  const n = (value: number) => Math.round(value * size * 10) / 10;
  const leaf1 = `l0-${n(13)}c-${n(9)} ${n(2)}-${n(14)}-${n(3)}-${n(15)}-${n(10)} ${n(9)}-${n(1)} ${n(14)} ${n(3)} ${n(15)} ${n(10)}z`;
  const leaf2 = `m0-${n(13)}c${n(1)}-${n(9)} ${n(6)}-${n(13)} ${n(14)}-${n(14)} ${n(1)} ${n(8)}-${n(4)} ${n(14)}-${n(14)} ${n(14)}z`;
  return [
    path(places.map(([left, low]) => `M${left} ${low}v-${n(16)}`).join(""), {
      stroke: moss,
      strokeWidth: 2.4,
    }),
    path(places.map(([left, low]) => `M${left} ${low}${leaf1}`).join(""), { fill: leaf }),
    path(places.map(([left, low]) => `M${left} ${low}${leaf2}`).join(""), { fill: moss }),
  ];
}

/** Glass under a roof of glass; its door at the right end stands open. */
function drawHouse(): Shape[] {
  const { x, width, depth, eaves, ridge } = HOUSE;
  const [low, high, top] = [FLOOR, FLOOR + eaves, FLOOR + ridge];
  const half = depth / 2;
  const along = [0, 1, 2, 3, 4].map((at) => x + (width * at) / 4);
  const glass = { fill: work, opacity: 0.24 } as const;
  const bars: [Point, Point][] = [
    ...along.flatMap((at): [Point, Point][] => [
      [SCENE.at(at, 0, low), SCENE.at(at, 0, high)],
      [SCENE.at(at, 0, high), SCENE.at(at, half, top)],
    ]),
    [SCENE.at(x, 0, high), SCENE.at(END, 0, high)],
    [SCENE.at(x, half, top), SCENE.at(END, half, top)],
    [SCENE.at(x, 0, 0.62), SCENE.at(END, 0, 0.62)],
    [SCENE.at(END, half, top), SCENE.at(END, depth, high)],
    [SCENE.at(END, depth, high), SCENE.at(END, depth, low)],
    [SCENE.at(END, 0, high), SCENE.at(END, depth, high)],
    [SCENE.at(END, 1.4, low), SCENE.at(END, 1.4, high)],
    [SCENE.at(END, 2.7, low), SCENE.at(END, 2.7, high)],
  ];
  return [
    SCENE.face(
      [
        [x, half, top],
        [END, half, top],
        [END, 0, high],
        [x, 0, high],
      ],
      { fill: card, opacity: 0.22 },
    ),
    SCENE.face(
      [
        [END, 0, low],
        [END, 1.4, low],
        [END, 1.4, high],
        [END, 0, high],
      ],
      { fill: mist, opacity: 0.4 },
    ),
    SCENE.face(
      [
        [END, 2.7, low],
        [END, depth, low],
        [END, depth, high],
        [END, 2.7, high],
      ],
      { fill: mist, opacity: 0.4 },
    ),
    SCENE.face(
      [
        [END, 0, high],
        [END, depth, high],
        [END, half, top],
      ],
      { fill: mist, opacity: 0.5 },
    ),
    SCENE.wall([x, 0, low], width, eaves, glass),
    group(
      bars.map(([from, to]) => line(from, to)),
      { stroke: forest, strokeWidth: 3, cap: "round" },
    ),
  ];
}

/** The meter that shows how much has grown. */
function drawMeter(): Shape[] {
  const [x, y] = SCENE.at(7.5, -0.75, FLOOR + 1.5).map(Math.round) as [number, number];
  return [
    ...SCENE.box([7.2, -0.9, FLOOR], [0.6, 0.3, 1.2], WHITE),
    circle(x, y, 20, { fill: forest }),
    circle(x, y, 16, { fill: card }),
    path(`M${x - 10} ${y + 5}a11 11 0 0 1 4-14`, { stroke: ochre, strokeWidth: 3.4 }),
    path(`M${x - 3} ${y - 11}a11 11 0 0 1 13 16`, { stroke: leaf, strokeWidth: 3.4 }),
    line([x, y], [x + 7, y - 4], { stroke: ink, strokeWidth: 2.4, cap: "round" }),
    circle(x, y, 2.6, { fill: ink }),
  ];
}

function drawVisitors(): Shape[] {
  return [
    ...plant(SCENE, [0.1, -0.4, FLOOR], 0.8),
    ...somebody(SCENE, [1.5, -0.7, FLOOR], {
      coat: annatto,
      skin: "fair",
      hair: "brown",
      cut: "long",
      faces: "away",
    }),
    ...somebody(SCENE, [2.2, -0.75, FLOOR], {
      coat: ochre,
      trousers: leaf,
      skin: "fair",
      hair: "brown",
      faces: "away",
      size: 0.62,
    }),
    ...inWheelchair(SCENE, [3.7, -0.9, FLOOR], {
      coat: workInk,
      trousers: ink,
      skin: "dark",
      hair: "grey",
      faces: "right",
      hand: [15, -40],
    }),
    ...somebody(SCENE, [5.3, -0.8, FLOOR], {
      coat: card,
      trousers: stillInk,
      skin: "tan",
      cut: "bun",
      faces: "right",
      hand: [12, -38],
      with: "clipboard",
    }),
    ...somebody(SCENE, [7.9, 1.6, FLOOR], {
      coat: water,
      trousers: river,
      skin: "tan",
      hair: "white",
      faces: "left",
      hand: [15, -37],
    }),
    ...somebody(SCENE, [7.45, 1.15, FLOOR], {
      coat: leaf,
      trousers: ink,
      skin: "dark",
      cut: "curls",
      faces: "right",
      hand: [15, -37],
    }),
    ...somebody(SCENE, [2.6, -1.6, FLOOR], {
      coat: annattoLight,
      skin: "brown",
      cut: "scarf",
      scarf: forest,
      faces: "right",
    }),
  ];
}
