import { PALETTE } from "#domain/site/palette.ts";
import { dice } from "../dice.ts";
import { drawStripTown } from "../quay-strip.ts";
import { canopy, palm } from "../quay/growth.ts";
import { circle, group, line, path, rect, type Shape } from "../shape.ts";

const { forest2, forestLine, mist, moss, ochre, paper, water, annatto } = PALETTE;

/** The zone seen from over the river: forest, a line of lights, water, and the bank the reader stands on. */
export function drawFarBank(): Shape[] {
  const { between } = dice(3);
  return [
    circle(560, 150, 96, { fill: annatto }),
    path("M0 150C160 96 330 128 520 104S900 60 1120 92 1440 60 1600 96V200H0z", { fill: forest2 }),
    ...canopy(
      Array.from({ length: 44 }, (_, at) => [10 + at * 37, 158 + between(-6, 6)]),
      { seed: 7, spread: 12, size: 20 },
    ),
    palm([300, 168], 0.9),
    palm([352, 172], 0.7),
    palm([828, 170], 0.95),
    palm([1520, 168], 1),
    rect(0, 178, 1600, 150, { fill: water }),
    rect(880, 176, 590, 5, { fill: moss }),
    group(drawStripTown(), { transform: "translate(800 6) scale(2.3)" }),
    ...[930, 1010, 1100, 1190, 1300, 1420].map((x, at) =>
      group(
        [12, 24, 38].map((y, line_) =>
          line([x - 14 + line_ * 5, 186 + y], [x + 16 - line_ * 4, 186 + y], {
            opacity: 0.75 - line_ * 0.22,
          }),
        ),
        { stroke: at === 3 ? annatto : ochre, strokeWidth: 3, cap: "round" },
      ),
    ),
    path("M0 226C180 206 330 252 560 236S1010 214 1240 240 1480 222 1600 232", {
      stroke: forestLine,
      strokeWidth: 2,
      dash: [14, 12],
    }),
    ...[120, 380, 640].map((x, at) =>
      line([x, 206 + at * 9], [x + 60, 206 + at * 9], {
        stroke: mist,
        strokeWidth: 1.5,
        opacity: 0.4,
        cap: "round",
      }),
    ),
    path("M0 262C170 232 330 292 560 282S960 246 1180 272 1460 296 1600 258V330H0z", { fill: paper }),
  ];
}
