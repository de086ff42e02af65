import { PALETTE } from "#domain/site/palette.ts";
import { drawStripTown } from "../quay-strip.ts";
import { canopy, palm } from "../quay/growth.ts";
import { group, rect, type Shape } from "../shape.ts";

/** The quay's outline, to be filled with one colour; its ends meet when it is repeated. */
export function drawSkyline(): Shape[] {
  return [
    ...canopy(
      Array.from({ length: 30 }, (_, at) => [20 + at * 33, 146]),
      { seed: 12, spread: 9, size: 18 },
    ),
    ...[60, 118, 330, 700, 742, 930].map((x, at) => palm([x, 150], 0.8 + (at % 3) * 0.22)),
    group(drawStripTown(), { transform: "translate(30 -3) scale(2)" }),
    rect(0, 146, 1000, 14, { fill: PALETTE.river }),
  ];
}
