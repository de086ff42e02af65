import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { beside, bendThrough, lengthOf, placeOn, softPath, thinOut } from "../curve.ts";
import { dice } from "../dice.ts";
import { circle, group, path, rect, type Shape } from "../shape.ts";

const { annatto, annattoLight, card, forest, leaf, line2, mist, moss, ochre, paper3, work, workInk } =
  PALETTE;
const BORDER = bendThrough(
  [
    [330, -40],
    [292, 60],
    [316, 170],
    [268, 270],
    [296, 400],
  ],
  8,
);
const WAY = bendThrough(
  [
    [60, 330],
    [150, 262],
    [226, 214],
    [276, 192],
    [322, 186],
  ],
  10,
);

/** Two neighbours from above: the stands, and the hall of the negotiations a few steps away. */
export function drawBlueZone(): Shape[] {
  const border = softPath(thinOut(BORDER, 0.6));
  return [
    rect(0, 0, 480, 360, { fill: paper3 }),
    path(`${border}H500V-40z`, { fill: workInk }),
    group(
      [16, 32, 48].map((far) => path(softPath(thinOut(beside(BORDER, -far), 0.6)))),
      { stroke: work, strokeWidth: 1.4, opacity: 0.3 },
    ),
    group(
      [16, 32, 48].map((far) => path(softPath(thinOut(beside(BORDER, far), 0.6)))),
      { stroke: line2, strokeWidth: 1.4 },
    ),
    ...drawStands(),
    ...drawHall(),
    path(softPath(thinOut(WAY, 0.4)), { stroke: card, strokeWidth: 24, cap: "round" }),
    drawSteps(),
  ];
}

function drawStands(): Shape[] {
  const { roll } = dice(9);
  const colours: readonly Colour[] = [moss, annatto, ochre, leaf, moss, forest, annattoLight, ochre];
  const tiles: Shape[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 6; column++) {
      const colour = colours[roll(colours.length)] ?? moss;
      const isOpen = roll(8) === 0 || (row > 3 && column < 1) || (row < 1 && column > 4);
      if (isOpen) continue;
      const isWide = roll(4) === 0 && column < 5;
      tiles.push(rect(column * 38, row * 38, isWide ? 68 : 30, 30, { fill: colour, rx: 2.5 }));
      if (isWide) column++;
    }
  }
  return [group(tiles, { transform: "translate(30 46) rotate(-8)" })];
}

/** Half circles of seats, open towards the one who speaks. */
function drawHall(): Shape[] {
  return [
    ...[36, 56, 76, 96].map((radius, row) =>
      path(`M428 ${186 - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}`, {
        stroke: row % 2 ? work : mist,
        strokeWidth: 9,
        dash: [11, 5],
      }),
    ),
    circle(424, 186, 11, { fill: annatto }),
    rect(446, 152, 12, 68, { fill: work, rx: 3 }),
  ];
}

function drawSteps(): Shape {
  const count = 17;
  const steps = Array.from({ length: count }, (_, index) => {
    const { point, turn } = placeOn(WAY, 8 + ((lengthOf(WAY) - 16) * index) / (count - 1));
    const side = index % 2 ? 4.5 : -4.5;
    const angle = (turn * Math.PI) / 180;
    return circle(point[0] - Math.sin(angle) * side, point[1] + Math.cos(angle) * side, 3.2);
  });
  return group(steps, { fill: annatto });
}
