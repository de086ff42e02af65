import { PALETTE, type Colour } from "#domain/site/palette.ts";
import type { Scene, Spot } from "../axonometry.ts";
import { person } from "../booths/furniture.ts";
import { Scene as Ground } from "../axonometry.ts";
import { copy, type Shape } from "../shape.ts";

const { annatto, annattoLight, card, ink, leaf, moss, ochre, paper2, stillInk, waitInk, workInk, mist } =
  PALETTE;

/** Coat and head of those who walk about. */
const LOOKS = {
  red: [annatto, waitInk],
  sun: [ochre, ink],
  sky: [workInk, annattoLight],
  leaf: [leaf, waitInk],
  moss: [moss, stillInk],
  white: [card, waitInk],
  clay: [annattoLight, ink],
  mist: [mist, annattoLight],
  paper: [paper2, stillInk],
} as const satisfies Record<string, readonly [Colour, Colour]>;
type Look = keyof typeof LOOKS;

/** A person on the quay; a file holds each look once. */
export function walker(scene: Scene, spot: Spot, look: Look, size: number): Shape {
  const [left, low] = scene.at(...spot).map((value) => Math.round(value * 10) / 10);
  const [coat, head] = LOOKS[look];
  return copy(
    `folk-${look}`,
    person(new Ground([0, 0], 42), [0, 0, 0], coat, head),
    `translate(${left} ${low}) scale(${size})`,
  );
}

/** Several on the ground, in the order they are drawn in. */
export function walkers(
  scene: Scene,
  size: number,
  who: readonly (readonly [x: number, y: number, look: Look])[],
): Shape[] {
  return who.map(([x, y, look]) => walker(scene, [x, y, 0], look, size));
}
