import { PALETTE } from "#domain/site/palette.ts";
import type { Faces, Scene, Spot } from "../axonometry.ts";
import { WOOD } from "../booths/furniture.ts";
import { line, type Shape } from "../shape.ts";

const { ink, stillInk } = PALETTE;

/** A flat truck with two boxes on it; its handle is at the right. */
export function wheelTruck(scene: Scene, [x, y, z]: Spot, [large, small]: readonly [Faces, Faces]): Shape[] {
  const wheel = (left: number, front: number) => scene.cylinder([left, front, z], 0.1, 0.16, stillInk, ink);
  return [
    scene.floor([x, y - 0.1, z], 1.6, 1, { fill: ink, opacity: 0.16 }),
    ...[
      [x + 0.2, y + 0.7],
      [x + 1.3, y + 0.7],
      [x + 0.2, y + 0.1],
      [x + 1.3, y + 0.1],
    ].flatMap(([left = 0, front = 0]) => wheel(left, front)),
    ...scene.box([x, y, z + 0.16], [1.5, 0.85, 0.1], WOOD),
    ...scene.box([x + 0.1, y + 0.15, z + 0.26], [0.7, 0.6, 0.75], large),
    ...scene.box([x + 0.85, y + 0.15, z + 0.26], [0.5, 0.55, 0.45], small),
    line(scene.at(x + 1.5, y + 0.15, z + 0.26), scene.at(x + 1.6, y + 0.15, z + 1.1), {
      stroke: stillInk,
      strokeWidth: 4,
      cap: "round",
    }),
    line(scene.at(x + 1.5, y + 0.75, z + 0.26), scene.at(x + 1.6, y + 0.75, z + 1.1), {
      stroke: stillInk,
      strokeWidth: 4,
      cap: "round",
    }),
    line(scene.at(x + 1.6, y + 0.15, z + 1.1), scene.at(x + 1.6, y + 0.75, z + 1.1), {
      stroke: stillInk,
      strokeWidth: 4,
      cap: "round",
    }),
  ];
}
