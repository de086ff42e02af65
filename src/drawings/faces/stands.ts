import { PALETTE } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { drawBronzeStand } from "../booths/bronze.ts";
import { drawGoldStand } from "../booths/gold.ts";
import { drawSilverStand } from "../booths/silver.ts";
import { STAND, movedTo } from "../booths/stand.ts";
import { walkers } from "../quay/folk.ts";
import { canopy, palm } from "../quay/growth.ts";
import { group, type Shape } from "../shape.ts";

const { forest2, forestLine, ink, ochre, paper2 } = PALETTE;
const METRE = 23;
const AT = new Scene([60, 500], METRE);
const STANDS = [drawGoldStand, drawSilverStand, drawBronzeStand];

/** The three packages in one row on the quay, from the smallest at the front to the largest. */
export function drawStands(): Shape[] {
  return [
    ...canopy(
      Array.from({ length: 10 }, (_, at) => AT.at(-2.4, 3 + at * 2.6)),
      { seed: 2, spread: 12, size: 24 },
    ),
    palm(AT.at(-1.8, 15), 1.3),
    palm(AT.at(-2, 23), 1.5),
    ...AT.box([-1.5, -1.5, -0.9], [14, 30, 0.9], { top: forest2, front: ink, side: ink }),
    AT.wall([-1.5, -1.5, -0.16], 14, 0.16, { fill: paper2 }),
    ...STANDS.flatMap((draw, index) => stand(draw(), (2 - index) * 9.5)),
    ...walkers(AT, METRE / STAND.metre, [
      [11.4, 17, "red"],
      [11.8, 15.4, "white"],
      [11.5, 8, "sun"],
      [11.7, 5.6, "sky"],
      [11.3, -0.4, "moss"],
      [3, -1, "clay"],
      [4.4, -0.9, "white"],
    ]),
  ];
}

function stand(shapes: readonly Shape[], away: number): Shape[] {
  return [
    AT.floor([-0.9, away - 0.9, 0], 11.8, 6.8, { fill: forestLine }),
    AT.floor([-0.9, away - 0.9, 0], 11.8, 6.8, { fill: ochre, opacity: 0.22 }),
    group(shapes, { transform: movedTo(AT.at(0, away), METRE) }),
  ];
}
