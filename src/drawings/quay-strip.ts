import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene } from "./axonometry.ts";
import { person } from "./booths/furniture.ts";
import { circle, group, line, path, polygon, rect, type Drawing, type Shape } from "./shape.ts";

/** As the head of a mail shows it, in CSS pixels; stored with twice as many. */
const WIDTH = 320;
const HEIGHT = 96;
const QUAY = 75;

const {
  annatto,
  annattoLight,
  annattoPress,
  card,
  forest,
  forest2,
  forestLine,
  leaf,
  moss,
  ochre,
  paper2,
  riverLine,
  wait,
  waitInk,
  water,
} = PALETTE;

/** The zone on its quay at dusk, seen from the river: the stands are lit but one, which is still marked out. */
export function drawQuayStrip(): Drawing {
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      rect(0, 0, WIDTH, HEIGHT, { fill: forest }),
      circle(222, 46, 27, { fill: annatto }),
      ...drawCanopy(),
      path(`M14 ${HEIGHT}q22-14 54-${HEIGHT - QUAY - 3}H${WIDTH}v${HEIGHT - QUAY - 3}z`, { fill: water }),
      ...drawReflections(),
      ...drawStripTown(),
      ...drawBoat(286),
    ],
  };
}

/** What stands on the quay, from its edge up. */
export function drawStripTown(): Shape[] {
  return [
    rect(58, QUAY, WIDTH - 58, 3, { fill: paper2 }),
    ...[70, 104, 138, 172, 206, 240, 274, 308].map((x) =>
      line([x, QUAY + 3], [x, QUAY + 10], { stroke: forestLine, strokeWidth: 2 }),
    ),
    ...drawBooth(72, 34, 20, { roof: annatto, wall: annattoPress }),
    ...drawTower(118),
    ...drawLeafRoof(160),
    ...drawBooth(222, 30, 17, { roof: moss, wall: leaf }),
    ...drawLot(266),
    ...drawLamps(),
    ...drawPeople(),
  ];
}

/** The forest behind, darker to the back. */
function drawCanopy(): Shape[] {
  const row = (from: number, step: number, y: number, fill: Colour, radii: readonly number[]) =>
    Array.from({ length: Math.ceil((WIDTH + 10 - from) / step) }, (_, at) =>
      circle(from + at * step, y + ((at * 5) % 4), radii[at % radii.length] ?? 9, { fill }),
    );
  return [
    ...row(84, 14, 62, forest2, [11, 8, 12, 9]),
    ...row(64, 13, 69, forestLine, [8, 6, 9]),
    ...row(60, 17, 73, leaf, [5, 7, 4]),
  ];
}

function drawReflections(): Shape[] {
  const at = [84, 132, 180, 222, 236];
  return [
    ...at.map((x, index) =>
      line([x, 83 + (index % 2) * 4], [x + 14, 83 + (index % 2) * 4], {
        stroke: index === 3 ? annatto : ochre,
        strokeWidth: 1.5,
        cap: "round",
      }),
    ),
    ...[60, 112, 158, 202].map((x) =>
      line([x, 91], [x + 20, 91], { stroke: riverLine, strokeWidth: 1.5, cap: "round" }),
    ),
  ];
}

function drawBooth(x: number, width: number, height: number, of: { roof: Colour; wall: Colour }): Shape[] {
  const top = QUAY - height;
  return [
    rect(x, top, width, height, { fill: of.wall }),
    rect(x + 3, top + 6, width - 6, height - 6, { fill: wait }),
    rect(x + 6, QUAY - 6, width - 16, 6, { fill: ochre }),
    rect(x - 2, top - 3, width + 4, 5, { fill: of.roof }),
  ];
}

/** A stand that is seen from afar. */
function drawTower(x: number): Shape[] {
  return [
    rect(x, QUAY - 22, 30, 22, { fill: leaf }),
    rect(x + 12, QUAY - 16, 15, 16, { fill: wait }),
    rect(x + 2, QUAY - 42, 9, 42, { fill: card }),
    rect(x + 4, QUAY - 39, 5, 9, { fill: annatto }),
    rect(x - 2, QUAY - 24, 34, 3, { fill: moss }),
  ];
}

/** The stand made to measure, under a roof like a leaf. */
function drawLeafRoof(x: number): Shape[] {
  return [
    rect(x + 6, QUAY - 18, 40, 18, { fill: wait }),
    ...[6, 19, 32, 44].map((more) => rect(x + more, QUAY - 20, 2, 20, { fill: waitInk })),
    rect(x + 24, QUAY - 7, 8, 7, { fill: annatto }),
    path(`M${x - 3} ${QUAY - 16}q10-20 34-21 16 0 24 12-24-2-58 9z`, { fill: moss }),
    path(`M${x - 3} ${QUAY - 16}q30-14 58-9`, { stroke: forest, strokeWidth: 1 }),
  ];
}

/** The lot nearest to the reader: marked out, still dark. */
function drawLot(x: number): Shape[] {
  const right = x + 38;
  const top = QUAY - 18;
  return [
    rect(x, top, 38, 18, { fill: forest }),
    path(`M${x} ${QUAY}V${top}H${right}V${QUAY}`, { stroke: annattoLight, strokeWidth: 1.5, dash: [4, 3] }),
  ];
}

function drawLamps(): Shape[] {
  const at = [64, 112, 152, 216, 259, 312];
  return at.flatMap((x) => [
    line([x, QUAY], [x, QUAY - 13], { stroke: forestLine, strokeWidth: 1.5 }),
    circle(x, QUAY - 14, 2, { fill: wait }),
  ]);
}

function drawPeople(): Shape[] {
  const stand = (x: number, coat: Colour, head: Colour) =>
    person(new Scene([x, QUAY], 1), [0, 0, 0], coat, head, 0.19);
  return [
    ...stand(109, ochre, waitInk),
    ...stand(154, annatto, card),
    ...stand(256, paper2, waitInk),
    ...stand(280, moss, card),
    ...stand(287, annattoLight, waitInk),
  ];
}

function drawBoat(x: number): Shape[] {
  return [
    group(
      [
        polygon(
          [
            [0, 5],
            [30, 5],
            [25, 11],
            [5, 11],
          ],
          { fill: card },
        ),
        rect(5, 0, 18, 5, { fill: ochre }),
        rect(3, -2, 22, 2, { fill: annatto }),
      ],
      { transform: `translate(${x - 20} 81)` },
    ),
  ];
}
