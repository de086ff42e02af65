import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { dice } from "../dice.ts";
import { circle, copy, group, path, type Point, type Shape } from "../shape.ts";

const { annattoLight, forest2, forestLine, leaf, moss, river, waitInk } = PALETTE;

/** Crowns of the forest from the back of the scene to its front, darker to the back. */
export function canopy(
  along: readonly Point[],
  { seed, spread, size }: { seed: number; spread: number; size: number },
): Shape[] {
  const { between, roll } = dice(seed);
  const crowns = along.flatMap(([x, y]) =>
    Array.from({ length: 3 }, () => ({
      x: x + between(-spread, spread),
      y: y + between(-spread * 0.6, spread * 0.6),
      r: between(0.62, 1.25) * size,
      tone: roll(5),
    })),
  );
  return crowns.toSorted((a, b) => a.y - b.y).map(({ x, y, r, tone }) => crown(tone, [x, y], r));
}

const TONES: readonly (readonly [Colour, Colour])[] = [
  [river, forest2],
  [river, forestLine],
  [forest2, leaf],
  [forest2, forestLine],
  [forestLine, leaf],
];

/** A round crown with the lamps' light on it. */
function crown(tone: number, [x, y]: Point, r: number): Shape {
  const [dark, light] = TONES[tone % TONES.length] ?? [river, leaf];
  return copy(
    `crown-${tone}`,
    [
      circle(0, 0, 20, { fill: dark }),
      path("M-17-6a18 18 0 0 1 29-10c4 6-1 12-8 12-6 0-8 6-14 5-4-1-7-3-7-7z", { fill: light }),
    ],
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(r * 5) / 100})`,
  );
}

/** An açaí palm: a thin trunk and a head of long leaves. */
export function palm([x, y]: Point, size: number): Shape {
  const frond = "M0 0C6-14 22-20 38-8 26-10 12-6 0 0z";
  return copy(
    "palm",
    [
      path("M0 0C-4-28 3-56 0-86", { stroke: waitInk, strokeWidth: 4, cap: "round" }),
      group([path(frond), path("M0 0C10-4 24 0 30 16 20 8 10 4 0 0z"), path(frond)], {
        fill: leaf,
        transform: "translate(0 -86)",
      }),
      group([path(frond), path("M0 0C10-4 24 0 30 16 20 8 10 4 0 0z")], {
        fill: leaf,
        transform: "translate(0 -86) scale(-1 1)",
      }),
      group(
        [
          path(
            "M0 0C-6-12-4-26 6-36 6-22 6-10 0 0zM0 0C4-12 14-22 28-24 18-14 10-6 0 0zM0 0C-4-12-14-22-28-24-18-14-10-6 0 0z",
          ),
        ],
        {
          fill: moss,
          transform: "translate(0 -86)",
        },
      ),
      path("M0-86C6-100 22-106 38-94 26-99 12-96 0-86z", { fill: annattoLight, opacity: 0.7 }),
    ],
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${size})`,
  );
}
