import { PALETTE } from "#domain/site/palette.ts";
import { drawBronzeStand } from "../booths/bronze.ts";
import { CUSTOM, drawCustomStand } from "../booths/custom.ts";
import { drawGoldStand } from "../booths/gold.ts";
import { drawSilverStand } from "../booths/silver.ts";
import { DEPTH as STAND_DEPTH, LENGTH as STAND_LENGTH, movedTo } from "../booths/stand.ts";
import type { Spot } from "../axonometry.ts";
import { circle, copy, group, line, polygon, type Point, type Shape } from "../shape.ts";
import { MARKED_LOT, QUAY_LOTS, cornersOf, type QuayLot, type QuayStand } from "#domain/site/quay.ts";
import { walker, walkers } from "./folk.ts";
import { drawDistance, drawNearBank } from "./distance.ts";
import { drawRiver } from "./river.ts";
import { DEPTH, LAMPS, LENGTH, METRE, QUAY } from "./site.ts";

const { annattoLight, forest, forest2, forestLine, ink, line2, mist, ochre, paper2, river, wait } = PALETTE;

/** How large people are, against those of the example stand. */
const FOLK = 0.34;
const DRAWN: Record<QuayStand, () => Shape[]> = {
  bronze: drawBronzeStand,
  silver: drawSilverStand,
  gold: drawGoldStand,
};

/** The zone on its quay at dusk: the stands that are taken are lit, the nearest lot is marked out and waits. */
export function drawQuay(): Shape[] {
  return [
    ...drawDistance(),
    ...drawRiver(),
    ...drawGround(),
    ...drawTown(),
    ...drawNearBank(),
    ...drawTraffic(),
  ];
}

function drawGround(): Shape[] {
  return [
    ...QUAY.box([0, 0, -1.3], [LENGTH, DEPTH, 1.3], { top: forest2, front: ink, side: ink }),
    ...[7.8, 15.8, 23.8, 31.8].map((y) =>
      QUAY.floor([1, y, 0], LENGTH - 2, 2.4, { fill: forestLine, opacity: 0.45 }),
    ),
    ...[13, 32.6].map((x) => QUAY.floor([x, 1, 0], 2.4, DEPTH - 2, { fill: forestLine, opacity: 0.45 })),
    QUAY.wall([0, 0, -0.3], LENGTH, 0.3, { fill: paper2 }),
    QUAY.sideWall([LENGTH, 0, -0.3], DEPTH, 0.3, { fill: forestLine }),
  ];
}

/** Everything on the quay from its back to its front. */
function drawTown(): Shape[] {
  const row = (at: number) =>
    QUAY_LOTS.filter((lot) => lot !== MARKED_LOT && Math.floor(lot.at[1] / 8) === at);
  const column = (left: boolean) => QUAY_LOTS.filter(({ at: [x, y] }) => y > 8 && y < 32 && x < 15 === left);
  return [
    ...row(4).flatMap(drawLot),
    ...column(true).flatMap(drawLot),
    ...walkers(QUAY, FOLK, [
      [6, 32.5, "mist"],
      [7, 32.9, "red"],
      [14, 30, "sun"],
      [13.6, 22, "white"],
      [14.3, 21.4, "sky"],
      [14, 12, "moss"],
    ]),
    ...[34, 26, 18, 10].map((y) => lamp([13.2, y, 0])),
    ...drawHeart(),
    ...[34, 26, 18, 10].map((y) => lamp([34.8, y, 0])),
    ...walkers(QUAY, FOLK, [
      [33.6, 27, "clay"],
      [34.2, 26.4, "white"],
      [33.8, 15, "sun"],
      [33, 14.2, "leaf"],
    ]),
    ...column(false).flatMap(drawLot),
    ...walkers(QUAY, FOLK, [
      [5, 8.6, "sun"],
      [6, 8.9, "clay"],
      [16, 8.4, "paper"],
      [31, 8.8, "sky"],
      [32, 8.5, "red"],
      [39, 8.8, "white"],
    ]),
    ...row(0).flatMap(drawLot),
    ...drawMarked(),
    ...LAMPS.map((x) => lamp([x, 0.5, 0])),
    ...walkers(QUAY, FOLK, [
      [7, 1, "white"],
      [8, 1.2, "red"],
      [15.4, 1.4, "moss"],
      [16.4, 0.9, "sun"],
      [24, 1, "mist"],
      [25, 1.2, "clay"],
      [31, 1, "paper"],
    ]),
  ];
}

function lamp(spot: Spot): Shape {
  const [x, y] = QUAY.at(...spot).map(Math.round) as [number, number];
  return copy(
    "lamp",
    [
      line([0, 0], [0, -34], { stroke: ink, strokeWidth: 2 }),
      circle(0, -36, 9, { fill: ochre, opacity: 0.22 }),
      circle(0, -36, 3.4, { fill: wait }),
    ],
    `translate(${x} ${y})`,
  );
}

function drawLot(lot: QuayLot): Shape[] {
  return [
    polygon(cornersOf(lot), { fill: forest, opacity: 0.7 }),
    polygon(cornersOf(lot), { stroke: mist, strokeWidth: 1.5, dash: [6, 5], opacity: 0.6 }),
    litStand(lot),
  ];
}

/** A stand above two layers of light. */
function litStand(lot: QuayLot): Shape {
  return group(
    [
      ...(lot === MARKED_LOT ? [polygon(cornersOf(lot, 0.3), { fill: forest2 })] : []),
      polygon(cornersOf(lot, 1.5), { fill: ochre, opacity: 0.16 }),
      polygon(cornersOf(lot, 0.7), { fill: ochre, opacity: 0.26 }),
      copy(`stand-${lot.stand}`, DRAWN[lot.stand](), movedTo(QUAY.at(...standIn(lot)), METRE)),
    ],
    { className: `l${lot.order}` },
  );
}

/** The origin that puts a stand in the middle of its lot. */
function standIn({ at: [x, y], size: [width, depth] }: QuayLot): Point {
  return [x + (width - STAND_LENGTH) / 2, y + (depth - STAND_DEPTH) / 2];
}

/** The square in the middle, under a roof like a leaf, and those who listen there. */
function drawHeart(): Shape[] {
  return [
    QUAY.disc([24, 20.6, 0], 12, { fill: ochre, opacity: 0.13 }),
    QUAY.disc([24, 20.6, 0], 10.8, { fill: ochre, opacity: 0.2 }),
    ...walkers(QUAY, FOLK, [
      [22, 29.6, "sun"],
      [23, 29.2, "mist"],
    ]),
    copy("stand-custom", drawCustomStand(), movedTo(QUAY.at(13, 13.6), METRE * 1.72, CUSTOM)),
    ...walkers(QUAY, FOLK, [
      [18, 14.2, "leaf"],
      [19.4, 13.5, "clay"],
      [20.8, 13, "white"],
      [22.2, 12.6, "sun"],
      [23.6, 12.4, "sky"],
      [25, 12.2, "red"],
      [26.4, 12.2, "mist"],
      [27.8, 12.4, "moss"],
      [20, 12.2, "red"],
      [21.4, 11.7, "paper"],
      [22.8, 11.3, "leaf"],
      [24.2, 11.1, "clay"],
      [25.6, 11, "sun"],
      [27, 11.1, "white"],
    ]),
  ];
}

/** The lot nearest to the reader: marked out with a line, and two people on it who plan. */
function drawMarked(): Shape[] {
  const [x, y] = MARKED_LOT.at;
  const corners = cornersOf(MARKED_LOT);
  return [
    polygon(corners, { fill: river }),
    polygon(corners, { stroke: annattoLight, strokeWidth: 5, dash: [16, 9] }),
    walker(QUAY, [x + 5.2, y + 4.1, 0], "sun", 0.48),
    walker(QUAY, [x + 7.4, y + 2.9, 0], "white", 0.48),
    litStand(MARKED_LOT),
  ];
}

/** The landing stage, and who comes over the river. */
function drawTraffic(): Shape[] {
  return [
    ...QUAY.box([14, -11, -1], [2.2, 11, 0.3], { top: paper2, front: line2, side: line2 }),
    ...QUAY.box([10, -13.5, -1], [10, 2.5, 0.3], { top: paper2, front: line2, side: line2 }),
    ...walkers(QUAY, FOLK, [
      [15, -3, "red"],
      [15.3, -4.4, "sun"],
      [14.8, -8, "white"],
      [13, -12, "sky"],
    ]),
  ];
}
