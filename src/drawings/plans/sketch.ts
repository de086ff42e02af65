import { PALETTE } from "#domain/site/palette.ts";
import { text } from "../lettering.ts";
import { circle, group, line, path, rect, type Point, type Shape } from "../shape.ts";
import type { MapWords } from "../words.ts";

const { annattoDeep, ink, leaf, line: hair, line2, ochre, paper, quiet, water } = PALETTE;

const METRE = 50;
const LEFT = 100;
const TOP = 190;
const COLUMNS = 20;
const ROWS = 10;

/** The template of a sketch, to be printed and drawn on: metres, the aisle, and a mark for each thing to be placed. */
export function drawSketch({ sketch, plan }: MapWords): Shape[] {
  const right = LEFT + COLUMNS * METRE;
  const bottom = TOP + ROWS * METRE;
  return [
    rect(0, 0, 1200, 900, { fill: paper }),
    text(sketch.title(), [LEFT, 92], { face: "display", size: 54, fill: ink }),
    text(sketch.note(), [LEFT, 138], { face: "regular", size: 25, fill: quiet }),
    group(
      [
        ...Array.from({ length: COLUMNS + 1 }, (_, at) =>
          line([LEFT + at * METRE, TOP], [LEFT + at * METRE, bottom]),
        ),
        ...Array.from({ length: ROWS + 1 }, (_, at) =>
          line([LEFT, TOP + at * METRE], [right, TOP + at * METRE]),
        ),
      ],
      { stroke: hair, strokeWidth: 1.5 },
    ),
    path(`M${LEFT} ${bottom}H${right}`, { stroke: line2, strokeWidth: 4 }),
    text(plan.aisle(), [LEFT, bottom + 36], { face: "regular", size: 25, fill: quiet }),
    text(plan.grid(), [right, bottom + 36], { face: "regular", size: 25, anchor: "end", fill: quiet }),
    ...drawMark([LEFT + 22, 812], "M4-14l-13 17h9l-4 12 13-17h-9z", annattoDeep, sketch.power()),
    ...drawMark(
      [LEFT + 292, 812],
      "M0-15c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18z",
      water,
      sketch.water(),
    ),
    ...drawMark([LEFT + 562, 812], "M-12-9h24v16h-24zM-5 14h10M0 7v7", leaf, sketch.network()),
    ...drawMark([LEFT + 772, 812], "M0-15v26M-9-6l9-9 9 9M-12 15h24", ochre, sketch.entrance()),
  ];
}

function drawMark(
  [x, y]: Point,
  mark: string,
  stroke: (typeof PALETTE)["leaf" | "water" | "ochre" | "annattoDeep"],
  says: string,
) {
  return [
    circle(x, y, 26, { stroke, strokeWidth: 2.5 }),
    group([path(mark)], {
      transform: `translate(${x} ${y})`,
      stroke,
      strokeWidth: 2.5,
      cap: "round",
      join: "round",
    }),
    text(says, [x + 40, y + 9], { face: "regular", size: 25, fill: ink }),
  ];
}
