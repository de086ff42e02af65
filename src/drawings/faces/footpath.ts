import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { drawGoldStand } from "../booths/gold.ts";
import { STAND, movedTo } from "../booths/stand.ts";
import { walkers } from "../quay/folk.ts";
import { canopy, palm } from "../quay/growth.ts";
import { group, line, path, polygon, type Point, type Shape } from "../shape.ts";

const {
  annatto,
  card,
  forest2,
  forestLine,
  ink,
  mist,
  moss,
  ochre,
  paper2,
  paper3,
  wait,
  work,
  workInk,
  water,
} = PALETTE;
const METRE = 21;
const AT = new Scene([30, 470], METRE);

/** The few steps from a stand to where the countries negotiate, and who takes them. */
export function drawFootpath(): Shape[] {
  return [
    ...canopy(
      [
        ...Array.from({ length: 8 }, (_, at): Point => AT.at(-1.8, 8 + at * 2.3)),
        ...Array.from({ length: 9 }, (_, at): Point => AT.at(-0.6 + at * 1.8, 26.4)),
      ],
      { seed: 6, spread: 13, size: 25 },
    ),
    palm(AT.at(-1, 17), 1.5),
    palm(AT.at(1, 25.6), 1.4),
    palm(AT.at(12.6, 25), 1.6),
    ...AT.box([-1, -1.5, -0.9], [15, 27, 0.9], { top: forest2, front: ink, side: ink }),
    AT.wall([-1, -1.5, -0.16], 15, 0.16, { fill: paper2 }),
    ...drawBlueZone(),
    AT.floor([4.4, 6.5, 0], 3.4, 7.9, { fill: paper3 }),
    AT.floor([4.4, 6.5, 0], 0.2, 7.9, { fill: card }),
    ...walkers(AT, METRE / STAND.metre, [
      [5.2, 13.4, "sky"],
      [6.6, 13, "white"],
      [5.4, 11.4, "red"],
      [6.8, 11, "sun"],
      [5.2, 9.4, "mist"],
      [6.6, 8.6, "clay"],
    ]),
    palm(AT.at(12.6, 10), 1.3),
    ...drawStand(),
    ...walkers(AT, METRE / STAND.metre, [
      [3, -0.8, "red"],
      [9.6, -0.6, "moss"],
    ]),
  ];
}

/** Half a circle in the plan of the zone, so half a drum here, with the countries' flags before it. */
function drawBlueZone(): Shape[] {
  const [middle, depth, radius, height] = [6, 21, 7, 5];
  const rim = (z: number): Point[] =>
    Array.from({ length: 25 }, (_, at) => {
      const angle = Math.PI + (Math.PI * at) / 24;
      return AT.at(middle + Math.cos(angle) * radius, depth - Math.sin(angle) * radius * -1, z);
    });
  const [low, high] = [rim(0), rim(height)];
  const ribs = low.flatMap((from, at) => (at % 3 === 0 ? [line(from, high[at] ?? from)] : []));
  const flags: readonly Colour[] = [annatto, ochre, moss, card, workInk];
  return [
    polygon([...low, ...high.toReversed()], { fill: workInk }),
    group(ribs, { stroke: work, strokeWidth: 2, opacity: 0.5 }),
    polygon(rim(1.9).slice(9, 17).concat(rim(0).slice(9, 17).toReversed()), { fill: wait }),
    polygon(high, { fill: water }),
    path(`M${high.map((point) => point.map(Math.round).join(" ")).join("L")}`, {
      stroke: card,
      strokeWidth: 4,
    }),
    ...flags.flatMap((fill, at) => {
      const [x, y] = AT.at(-0.2 + at * 0.9 + (at > 2 ? 7.2 : 0), 12.6 + (at % 3) * 0.2);
      return [
        line([x, y], [x, y - 92], { stroke: mist, strokeWidth: 2.5 }),
        path(`M${Math.round(x) + 1} ${Math.round(y) - 92}h30l-6 9 6 9h-30z`, { fill }),
      ];
    }),
  ];
}

function drawStand(): Shape[] {
  return [
    AT.floor([-0.4, -0.6, 0], 12, 7, { fill: forestLine }),
    AT.floor([-0.4, -0.6, 0], 12, 7, { fill: ochre, opacity: 0.24 }),
    group(drawGoldStand(), { transform: movedTo(AT.at(0.6, 0.4), METRE) }),
  ];
}
