import { PALETTE } from "#domain/site/palette.ts";
import { Scene, type Faces } from "../axonometry.ts";
import { group, path, rect, type Point, type Shape } from "../shape.ts";

const {
  annatto,
  annattoLight,
  annattoPress,
  card,
  forest,
  forest2,
  forestLine,
  leaf,
  moss,
  ochre,
  wait,
  waitInk,
} = PALETTE;
const SCENE = new Scene([136, 250], 34);
const HEART: Point = [1.5, 1.5];
const CENTRE: Faces = { top: annattoLight, front: annatto, side: annattoPress };
const AROUND: Faces = { top: wait, front: ochre, side: waitInk };

/** Stands around the first one, from the farthest to the nearest, with how far their plants have come. */
const OTHERS: readonly (readonly [x: number, y: number, size: number])[] = [
  [0.2, 5, 0.42],
  [4.4, 4.6, 0.5],
  [-2.4, 1.6, 0.42],
  [5.4, 0.2, 0.55],
  [1.6, -2.4, 0.5],
];

/** What grows on one stand, and takes root around it. */
export function drawInnovation(): Shape[] {
  const [behind, before] = [OTHERS.slice(0, 3), OTHERS.slice(3)];
  return [
    rect(0, 0, 480, 360, { fill: forest }),
    ...[6.4, 5.1, 3.8, 2.5].map((radius, index) =>
      SCENE.disc([...HEART, 0], radius, {
        fill: index % 2 ? forest2 : forest,
        stroke: forestLine,
        strokeWidth: 1.6,
      }),
    ),
    ...behind.flatMap(drawOther),
    ...SCENE.box([HEART[0] - 0.9, HEART[1] - 0.9, 0], [1.8, 1.8, 0.5], CENTRE),
    drawPlant(SCENE.at(...HEART, 0.5), 1),
    ...before.flatMap(drawOther),
  ];
}

function drawOther([x, y, size]: readonly [number, number, number]): Shape[] {
  return [...SCENE.box([x - 0.5, y - 0.5, 0], [1, 1, 0.28], AROUND), drawPlant(SCENE.at(x, y, 0.28), size)];
}

function drawPlant([x, y]: Point, size: number): Shape {
  const blade = "M0-62C-34-58-62-78-66-122-24-124 2-102 0-62zM2-88C8-132 38-160 86-158 82-112 52-86 2-88z";
  const veins = "M0-62C-18-84-36-102-54-112M2-88C24-112 46-130 72-146";
  return group(
    [
      path("M0 0C-3-30 4-60 2-92", { stroke: moss, strokeWidth: 7, cap: "round" }),
      path(blade, { fill: moss }),
      path("M2-88C24-112 46-130 86-158 82-112 52-86 2-88zM0-62C-18-84-36-102-66-122-66-80-34-58 0-62z", {
        fill: leaf,
      }),
      path(veins, { stroke: card, strokeWidth: 2, cap: "round", opacity: 0.7 }),
    ],
    { transform: `translate(${Math.round(x)} ${Math.round(y)})${size === 1 ? "" : ` scale(${size})`}` },
  );
}
