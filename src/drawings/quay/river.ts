import { PALETTE } from "#domain/site/palette.ts";
import { copy, line, path, type Point, type Shape } from "../shape.ts";
import { LAMPS, QUAY } from "./site.ts";

const { annatto, forestLine, mist, ochre, river, water } = PALETTE;

/** The river before the quay, with the light of the lamps on it. */
export function drawRiver(): Shape[] {
  return [
    path("M500 1000C520 900 500 820 548 750S620 630 690 590L1180 873C1290 900 1430 930 1600 1000z", {
      fill: water,
    }),
    path(
      "M500 1000C520 900 500 820 548 750S620 630 690 590L700 596C630 650 580 700 566 780S536 900 546 1000z",
      { fill: forestLine, opacity: 0.7 },
    ),
    path("M700 1000C850 930 1010 925 1330 1000z", { fill: river, opacity: 0.5 }),
    ...[
      [600, 800, 46],
      [640, 900, 60],
      [760, 850, 34],
      [900, 950, 70],
      [1060, 905, 40],
      [1240, 950, 56],
      [700, 700, 30],
      [1130, 965, 60],
      [590, 960, 34],
    ].map(([x = 0, y = 0, wide = 0]) =>
      line([x, y], [x + wide, y], { stroke: mist, strokeWidth: 1.5, cap: "round", opacity: 0.28 }),
    ),
    ...drawSunOnWater(),
    ...LAMPS.flatMap((x) => drawReflection(QUAY.at(x, 0, -1.1))),
  ];
}

/** A lamp's light on the water below it. */
function drawReflection([x, y]: Point): Shape[] {
  return [
    copy(
      "reflection",
      [
        line([-9, 10], [11, 10], { stroke: ochre, strokeWidth: 3, cap: "round", opacity: 0.8 }),
        line([-13, 20], [8, 20], { stroke: ochre, strokeWidth: 3, cap: "round", opacity: 0.6 }),
        line([-5, 30], [12, 30], { stroke: ochre, strokeWidth: 3, cap: "round", opacity: 0.45 }),
        line([-8, 42], [5, 42], { stroke: ochre, strokeWidth: 2.5, cap: "round", opacity: 0.3 }),
        line([-2, 54], [7, 54], { stroke: ochre, strokeWidth: 2, cap: "round", opacity: 0.2 }),
      ],
      `translate(${Math.round(x)} ${Math.round(y)})`,
    ),
  ];
}

/** What the river has of the sun, before the quay. */
function drawSunOnWater(): Shape[] {
  return [
    [985, 852, 60],
    [1010, 872, 96],
    [960, 892, 70],
    [1030, 912, 110],
    [990, 934, 64],
    [1044, 956, 84],
    [1010, 980, 50],
  ].map(([x = 0, y = 0, wide = 0], at) =>
    line([x, y], [x + wide, y], { stroke: annatto, strokeWidth: 4, cap: "round", opacity: 0.85 - at * 0.09 }),
  );
}
