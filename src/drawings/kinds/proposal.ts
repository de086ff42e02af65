import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { GREEN, RED, WOOD, plant } from "../booths/furniture.ts";
import { somebody } from "../booths/people.ts";
import { DEPTH, FLOOR, LENGTH, SCENE, drawFloor, drawSetting } from "../booths/stand.ts";
import type { Shape } from "../shape.ts";

const { annatto, card, forest, good, ink, leaf, line2, mist, moss, river, stillInk, waitInk, workInk } =
  PALETTE;
const TABLE = { x: 2.3, y: 1.2, width: 5.4, depth: 2.6, top: FLOOR + 0.9 } as const;

/** A plan on a table, three amounts that stand on it as a model would, and those who are still at it. */
export function drawProposal(): Shape[] {
  return [
    ...drawSetting(2),
    ...drawFloor(good, { front: moss, side: leaf }),
    ...plant(SCENE, [0.7, DEPTH - 0.6, FLOOR], 1),
    ...plant(SCENE, [LENGTH - 0.6, DEPTH - 0.6, FLOOR], 0.9),
    ...somebody(SCENE, [3.4, TABLE.y + TABLE.depth + 0.5, FLOOR], {
      coat: annatto,
      trousers: ink,
      skin: "dark",
      cut: "curls",
      faces: "right",
      hand: [15, -36],
    }),
    ...somebody(SCENE, [6, TABLE.y + TABLE.depth + 0.5, FLOOR], {
      coat: forest,
      trousers: stillInk,
      skin: "tan",
      hair: "grey",
      faces: "left",
      hand: [13, -34],
      with: "paper",
    }),
    ...drawTable(),
    ...drawModel(),
    ...somebody(SCENE, [TABLE.x - 0.7, 1.3, FLOOR], {
      coat: workInk,
      trousers: river,
      skin: "fair",
      hair: "brown",
      cut: "long",
      faces: "right",
      hand: [16, -37],
    }),
  ];
}

function drawTable(): Shape[] {
  const { x, y, width, depth, top } = TABLE;
  const leg = (left: number, front: number) => SCENE.box([left, front, FLOOR], [0.2, 0.2, 0.8], WOOD);
  return [
    SCENE.floor([x + 0.2, y - 0.1, FLOOR], width, depth, { fill: ink, opacity: 0.14 }),
    ...leg(x + 0.1, y + depth - 0.3),
    ...leg(x + width - 0.3, y + depth - 0.3),
    ...leg(x + 0.1, y + 0.1),
    ...leg(x + width - 0.3, y + 0.1),
    ...SCENE.box([x, y, top - 0.12], [width, depth, 0.12], WOOD),
    SCENE.floor([x + 0.3, y + 0.25, top], width - 0.6, depth - 0.5, { fill: card }),
    written(x + 0.6, y + 1.75, 1.6, 0.22, forest),
    ...[1.35, 1.05, 0.75].map((up, at) => written(x + 0.6, y + up, [1.3, 1.1, 1.4][at] ?? 1, 0.12, line2)),
    written(x + 0.6, y + 0.4, 0.6, 0.2, mist),
    written(x + 1.4, y + 0.4, 0.6, 0.2, mist),
    outline(x + 2.5, y + 0.5, 2.3, 1.6),
  ];
}

/** A model of the order: space, structure and additional services. */
function drawModel(): Shape[] {
  const { x, y, top } = TABLE;
  return [
    ...SCENE.box([x + 2.7, y + 1.3, top], [0.6, 0.6, 1.5], GREEN),
    ...SCENE.box([x + 3.5, y + 0.95, top], [0.6, 0.6, 1], WOOD),
    ...SCENE.box([x + 4.2, y + 0.6, top], [0.5, 0.5, 0.55], RED),
  ];
}

function outline(x: number, y: number, width: number, depth: number): Shape {
  return SCENE.floor([x, y, TABLE.top], width, depth, { stroke: waitInk, strokeWidth: 1.6 });
}

/** A line on the sheet, as long and as high as it is. */
function written(x: number, y: number, length: number, height: number, fill: Colour): Shape {
  return SCENE.floor([x, y, TABLE.top], length, height, { fill });
}
