import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene } from "../axonometry.ts";
import { person } from "../booths/furniture.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { dice } from "../dice.ts";
import { circle, rect, type Shape } from "../shape.ts";

const {
  annatto,
  annattoLight,
  card,
  forest,
  ink,
  leaf,
  mist,
  moss,
  ochre,
  river,
  riverLine,
  stillInk,
  wait,
  waitInk,
  water,
} = PALETTE;
const SCENE = new Scene([74, 226], 26);

/** A stage, somebody who speaks, and rows of people who came to listen. */
export function drawActivities(): Shape[] {
  return [
    rect(0, 0, 480, 360, { fill: river }),
    ...[8.2, 7.2, 6.2].map((radius) =>
      SCENE.disc([3.6, 4.4, 0], radius, { stroke: riverLine, strokeWidth: 1.6 }),
    ),
    ...SCENE.box([0.2, 7.6, 0], [7.6, 0.25, 3.7], { top: card, front: ink, side: forest }),
    ...drawWallArt(SCENE, { x: 0.5, y: 7.6, z: 0.6, width: 7, height: 2.8 }),
    ...SCENE.box([0.4, 5.2, 0], [7.2, 2.2, 0.4], { top: wait, front: ochre, side: waitInk }),
    ...person(SCENE, [3, 6, 0.4], annatto, waitInk, 0.72),
    ...person(SCENE, [4.6, 6.2, 0.4], leaf, annattoLight, 0.72),
    ...drawAudience(),
  ];
}

/** Heads and shoulders in rows that bend around the stage. */
function drawAudience(): Shape[] {
  const { roll } = dice(4);
  const coats: readonly Colour[] = [moss, ochre, annatto, mist, leaf, annattoLight, water];
  const heads: readonly Colour[] = [waitInk, stillInk, ink, annattoLight];
  return [3.5, 4.7, 5.9].flatMap((radius, row) => {
    const count = 7 + row * 2;
    const seats = Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (1.16 + (0.68 * index) / (count - 1));
      return { x: 3.9 + Math.cos(angle) * radius, y: 6.4 + Math.sin(angle) * radius };
    });
    return seats
      .toSorted((a, b) => a.x - a.y - (b.x - b.y))
      .flatMap(({ x, y }) => {
        if (roll(9) === 0) return [];
        const [left, low] = SCENE.at(x, y, 0.35);
        return [
          ...SCENE.cylinder(
            [x, y, 0],
            0.26,
            0.6,
            coats[roll(coats.length)] ?? moss,
            coats[roll(coats.length)] ?? moss,
          ),
          circle(left, low - 15, 5.6, { fill: heads[roll(heads.length)] ?? ink }),
        ];
      });
  });
}
