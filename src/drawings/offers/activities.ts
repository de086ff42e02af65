import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene, type Spot } from "../axonometry.ts";
import { lamp, person, table } from "../booths/furniture.ts";
import { inWheelchair, seated, somebody } from "../booths/people.ts";
import { drawWallArt } from "../booths/wall-art.ts";
import { dice } from "../dice.ts";
import { circle, type Shape } from "../shape.ts";
import { ground, palmTree, tree } from "../scenery.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  card,
  forest,
  ink,
  leaf,
  mist,
  moss,
  ochre,
  paper2,
  river,
  riverLine,
  stillInk,
  wait,
  waitInk,
  water,
  workInk,
} = PALETTE;
const SCENE = new Scene([70, 262], 34);
const STAGE: Spot = [0.6, 5.4, 0];

/** A stage and rows of people around it; beside them a square where people eat and go on talking. */
export function drawActivities(): Shape[] {
  return [
    ground(river),
    SCENE.disc([4.2, 4.4, 0], 6.6, { fill: ochre, opacity: 0.14 }),
    SCENE.disc([4.2, 4.4, 0], 6, { fill: riverLine }),
    SCENE.disc([9.4, 1.2, 0], 3.4, { fill: ochre, opacity: 0.2 }),
    SCENE.disc([9.4, 1.2, 0], 3, { fill: water }),
    tree([60, 170], 30, "middle"),
    palmTree([112, 190], 1.1),
    tree([150, 120], 32, "light"),
    tree([588, 160], 34, "light"),
    palmTree([610, 230], 1.1),
    ...drawStage(),
    ...drawAudience(),
    ...drawMeal(),
  ];
}

function drawStage(): Shape[] {
  const [x, y, z] = STAGE;
  return [
    ...SCENE.box([x - 0.2, y + 2.4, z], [7.6, 0.25, 3.5], { top: card, front: ink, side: forest }),
    ...drawWallArt(SCENE, { x: x + 0.1, y: y + 2.4, z: 0.7, width: 7, height: 2.5 }),
    ...[1.8, 5.4].flatMap((along) => lamp(SCENE, [x + along, y + 2.4, 3.5])),
    ...SCENE.box([x, y, z], [7.2, 2.2, 0.45], { top: wait, front: ochre, side: waitInk }),
    ...[2.2, 4.6].flatMap((along) =>
      SCENE.box([x + along - 0.35, y + 1.1, 0.45], [0.7, 0.6, 0.4], {
        top: annattoLight,
        front: annatto,
        side: annattoDeep,
      }),
    ),
    ...seated(SCENE, [x + 2.3, y + 1, 0.5], {
      coat: leaf,
      trousers: ink,
      skin: "dark",
      cut: "curls",
      faces: "right",
      hand: [13, -42],
      with: "microphone",
    }),
    ...seated(SCENE, [x + 4.7, y + 1, 0.5], {
      coat: workInk,
      trousers: stillInk,
      skin: "fair",
      hair: "grey",
      faces: "left",
      hand: [12, -30],
    }),
    ...somebody(SCENE, [x + 6.2, y + 0.8, 0.45], {
      coat: annatto,
      skin: "tan",
      cut: "long",
      faces: "left",
      hand: [14, -38],
    }),
  ];
}

/** The audience in rows that bend around the stage, seen from behind. */
function drawAudience(): Shape[] {
  const { roll } = dice(4);
  const coats: readonly Colour[] = [moss, ochre, annatto, mist, leaf, annattoLight, card];
  const heads: readonly Colour[] = [waitInk, stillInk, ink, annattoLight, ink];
  return [3.3, 4.5, 5.6].flatMap((radius, row) => {
    const count = 7 + row * 2;
    const seats = Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (1.17 + (0.6 * index) / (count - 1));
      return { x: 4.2 + Math.cos(angle) * radius, y: 6.2 + Math.sin(angle) * radius };
    });
    return seats
      .toSorted((a, b) => a.x - a.y - (b.x - b.y))
      .flatMap(({ x, y }) => {
        const [coat, head, skips] = [
          coats[roll(coats.length)] ?? moss,
          heads[roll(heads.length)] ?? ink,
          roll(9) === 0,
        ];
        if (skips) return [];
        const [left, top] = SCENE.at(x, y, 0.62).map(Math.round) as [number, number];
        return [
          ...SCENE.cylinder([x, y, 0], 0.25, 0.62, coat, coat),
          circle(left, top - 7, 6.6, { fill: head }),
        ];
      });
  });
}

/** Two tables in the open, with people at them. */
function drawMeal(): Shape[] {
  return [
    ...somebody(SCENE, [8.4, 2.6, 0], {
      coat: moss,
      skin: "brown",
      cut: "bun",
      faces: "right",
      hand: [12, -36],
    }),
    ...table(SCENE, [9.2, 2.5, 0], [[0.5, 0.5]]),
    ...somebody(SCENE, [9.9, 2.4, 0], {
      coat: paper2,
      trousers: workInk,
      skin: "dark",
      faces: "left",
      hand: [12, -36],
    }),
    ...inWheelchair(SCENE, [8.3, 0.2, 0], {
      coat: ochre,
      trousers: ink,
      skin: "fair",
      hair: "red",
      cut: "long",
      faces: "right",
      hand: [14, -34],
    }),
    ...table(SCENE, [9.2, 0.2, 0], [[0.7, 0.1]]),
    ...somebody(SCENE, [10, 0.6, 0], {
      coat: annattoLight,
      skin: "tan",
      cut: "scarf",
      scarf: leaf,
      faces: "left",
      hand: [12, -36],
    }),
    ...person(SCENE, [10.9, 2.2, 0], annatto, ink, 0.9),
  ];
}
