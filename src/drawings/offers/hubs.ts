import { PALETTE } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { WOOD, exhibit, plant, screen, table } from "../booths/furniture.ts";
import { inWheelchair, somebody } from "../booths/people.ts";
import { circle, group, type Shape } from "../shape.ts";
import { ground, openStand, palmTree, tree } from "../scenery.ts";

const {
  annatto,
  annattoLight,
  annattoPress,
  annattoWash,
  card,
  forest,
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
  work,
  workInk,
} = PALETTE;
const SCENE = new Scene([48, 284], 38);
const SIZE = [2.7, 2.4, 1.9] as const;
const [FRONT, BACK] = [0, 5.2] as const;
const COLUMNS = [0, 3.2, 6.4] as const;

/** Six pavilions along one garden, each with a subject of its own. */
export function drawHubs(): Shape[] {
  return [
    ground(wait),
    tree([66, 150], 30, "middle"),
    palmTree([126, 158], 1.1),
    tree([176, 100], 30, "light"),
    tree([576, 156], 32, "light"),
    palmTree([614, 218], 1.15),
    SCENE.floor([-0.8, -0.8, 0], 10.7, 9.2, { fill: card }),
    ...drawForests(),
    ...drawFood(),
    ...drawEnergy(),
    ...drawGarden(),
    ...drawPeople(),
    ...drawWater(),
    ...drawTogether(),
    ...drawFinance(),
  ];
}

function drawForests(): Shape[] {
  const [x] = COLUMNS;
  return [
    ...openStand(SCENE, [x, BACK], SIZE, { floor: good, wall: leaf, dark: forest }),
    ...plant(SCENE, [x + 0.5, BACK + 1.9, 0.1], 0.7),
    ...exhibit(SCENE, [x + 1.4, BACK + 1.1, 0.1], "sprout"),
    ...somebody(SCENE, [x + 0.9, BACK + 0.5, 0.1], {
      coat: annatto,
      skin: "brown",
      cut: "long",
      faces: "right",
    }),
  ];
}

function drawFood(): Shape[] {
  const [, x] = COLUMNS;
  const [left, top] = SCENE.at(x + 1.35, BACK + 0.95, 0.95).map(Math.round) as [number, number];
  return [
    ...openStand(SCENE, [x, BACK], SIZE, { floor: annattoWash, wall: annatto, dark: annattoPress }),
    ...SCENE.box([x + 0.6, BACK + 0.6, 0.1], [1.5, 0.7, 0.75], WOOD),
    group(
      [-22, -11, 0, 11, 22].map((aside, at) =>
        circle(left + aside, top + aside * 0.55 - 2, 5.5, {
          fill: [leaf, ochre, annattoPress, leaf, ochre][at] ?? leaf,
        }),
      ),
    ),
    ...somebody(SCENE, [x + 2.2, BACK + 1.6, 0.1], {
      coat: card,
      trousers: ink,
      skin: "dark",
      faces: "left",
      hand: [14, -38],
    }),
  ];
}

function drawEnergy(): Shape[] {
  const [, , x] = COLUMNS;
  return [
    ...openStand(SCENE, [x, BACK], SIZE, { floor: wait, wall: ochre, dark: waitInk }),
    ...exhibit(SCENE, [x + 1.5, BACK + 0.9, 0.1], "mill"),
    ...somebody(SCENE, [x + 0.8, BACK + 0.8, 0.1], {
      coat: forest,
      trousers: ink,
      skin: "fair",
      hair: "grey",
      faces: "right",
      hand: [13, -42],
    }),
  ];
}

/** The garden between both rows of pavilions. */
function drawGarden(): Shape[] {
  return [
    ...SCENE.box([2.2, 3.5, 0], [4.6, 0.9, 0.22], { top: moss, front: paper2, side: line2 }),
    ...[2.8, 4.5, 6.2].map((x, at) => {
      const [left, top] = SCENE.at(x, 3.95, 0.9).map(Math.round) as [number, number];
      return tree([left, top], 17, at === 1 ? "light" : "middle");
    }),
  ];
}

/** People on the way between pavilions. */
function drawPeople(): Shape[] {
  return [
    ...somebody(SCENE, [0.7, 4.3, 0], {
      coat: workInk,
      trousers: river,
      skin: "dark",
      faces: "right",
      walks: true,
      with: "bag",
    }),
    ...inWheelchair(SCENE, [8.2, 4.4, 0], {
      coat: annattoLight,
      trousers: stillInk,
      skin: "tan",
      cut: "bun",
      faces: "left",
    }),
  ];
}

function drawWater(): Shape[] {
  const [x] = COLUMNS;
  return [
    ...openStand(SCENE, [x, FRONT], SIZE, { floor: mist, wall: water, dark: river }),
    ...exhibit(SCENE, [x + 1.2, FRONT + 1, 0.1], "drop"),
    ...somebody(SCENE, [x + 0.6, FRONT + 0.6, 0.1], {
      coat: ochre,
      skin: "tan",
      cut: "scarf",
      scarf: annatto,
      faces: "right",
    }),
    ...somebody(SCENE, [x + 1.8, FRONT - 0.3, 0], {
      coat: card,
      trousers: workInk,
      skin: "fair",
      hair: "red",
      faces: "left",
    }),
  ];
}

function drawTogether(): Shape[] {
  const [, x] = COLUMNS;
  return [
    ...openStand(SCENE, [x, FRONT], SIZE, { floor: annattoWash, wall: annattoLight, dark: annatto }),
    ...somebody(SCENE, [x + 0.75, FRONT + 1.25, 0.1], {
      coat: leaf,
      skin: "brown",
      cut: "curls",
      faces: "right",
      hand: [13, -38],
    }),
    ...table(SCENE, [x + 1.45, FRONT + 1.1, 0.1], [[-0.1, -0.75]]),
    ...somebody(SCENE, [x + 2.15, FRONT + 1, 0.1], {
      coat: stillInk,
      trousers: ink,
      skin: "fair",
      hair: "white",
      faces: "left",
      hand: [13, -38],
      with: "paper",
    }),
  ];
}

function drawFinance(): Shape[] {
  const [, , x] = COLUMNS;
  const wall = FRONT + SIZE[1] - 0.1;
  return [
    ...openStand(SCENE, [x, FRONT], SIZE, { floor: work, wall: workInk, dark: river }),
    ...screen(SCENE, [x + 0.5, wall, 0.55], 1.7, 0.9),
    ...[0.3, 0.5, 0.4, 0.72].map((high, at) =>
      SCENE.wall([x + 0.7 + at * 0.36, wall, 0.6], 0.22, high, { fill: at % 2 ? ochre : moss }),
    ),
    ...somebody(SCENE, [x + 1, FRONT + 0.9, 0.1], {
      coat: annatto,
      trousers: ink,
      skin: "tan",
      hair: "brown",
      faces: "away",
    }),
    ...somebody(SCENE, [x + 2, FRONT + 0.7, 0.1], {
      coat: moss,
      skin: "dark",
      cut: "bun",
      faces: "left",
      hand: [14, -46],
    }),
  ];
}
