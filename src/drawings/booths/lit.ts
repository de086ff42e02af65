import { PALETTE } from "#domain/site/palette.ts";
import { canopy, palm } from "../quay/growth.ts";
import { rect, type Shape } from "../shape.ts";
import { drawBronzeStand } from "./bronze.ts";
import { drawCustomStand } from "./custom.ts";
import { drawGoldStand } from "./gold.ts";
import { drawSilverStand } from "./silver.ts";
import { SCENE, drawNightLight } from "./stand.ts";

const { forest, forest2, ink, paper2 } = PALETTE;
const STANDS = {
  bronze: drawBronzeStand,
  silver: drawSilverStand,
  gold: drawGoldStand,
  custom: drawCustomStand,
} as const;

/** A stand on the quay by night, with its lights on: of an order that was approved. */
export function drawLit(kind: keyof typeof STANDS): Shape[] {
  // The island of the stand made to measure is wider than a lot.
  const grow = kind === "custom" ? 0.6 : 0;
  const back = Array.from({ length: 10 }, (_, at) => SCENE.at(-1 + at * 1.5, 8.2));
  return [
    rect(0, 0, 800, 600, { fill: forest }),
    ...canopy(back, { seed: 9, spread: 14, size: 31 }),
    palm(SCENE.at(0.4, 7.6), 1.6),
    palm(SCENE.at(9.4, 7.4), 1.3),
    ...SCENE.box([-1.7, -1.7, -0.9], [13.6, 8.4, 0.9], { top: forest2, front: ink, side: ink }),
    SCENE.wall([-1.7, -1.7, -0.16], 13.6, 0.16, { fill: paper2 }),
    ...drawNightLight(grow),
    ...STANDS[kind](),
  ];
}
