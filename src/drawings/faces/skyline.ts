import { PALETTE } from "#domain/site/palette.ts";
import { drawStripTown } from "../quay-strip.ts";
import { palm } from "../quay/growth.ts";
import { circle, copy, rect, type Shape } from "../shape.ts";

const { river } = PALETTE;
/** One piece of the quay, shown three times in a row. */
const PIECE = 1080;

/** The quay's outline in the colour of the river below it. */
export function drawSkyline(): Shape[] {
  const piece = silhouette([
    ...Array.from({ length: 32 }, (_, at) => circle(14 + at * 34, 150, 13 + ((at * 7) % 9))),
    ...[60, 118, 330, 700, 742, 930].map((x, at) => palm([x, 150], 0.8 + (at % 3) * 0.22)),
    copy("town", drawStripTown(), "translate(30 -3) scale(2)"),
    rect(0, 146, PIECE, 14),
  ]);
  return [0, 1, 2].map((at) => copy("piece", piece, `translate(${at * PIECE} 0)`));
}

function silhouette(shapes: readonly Shape[]): Shape[] {
  return shapes.map((shape): Shape => {
    if ("shapes" in shape) return { ...shape, shapes: silhouette(shape.shapes) };
    if (shape.stroke) return { ...shape, stroke: river, opacity: 1 };
    return { ...shape, fill: river, opacity: 1 };
  });
}
