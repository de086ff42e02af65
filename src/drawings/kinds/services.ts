import { PALETTE } from "#domain/site/palette.ts";
import {
  GREEN,
  RED,
  WHITE,
  WOOD,
  counter,
  exhibit,
  person,
  plant,
  screen,
  sofa,
  table,
} from "../booths/furniture.ts";
import { SCENE, drawSetting } from "../booths/stand.ts";
import type { Shape } from "../shape.ts";

const { annatto, annattoLight, leaf, moss, ochre, river, waitInk } = PALETTE;

/** What can be had without a stand: furniture, a screen, plants and somebody who helps, each on its own. */
export function drawServices(): Shape[] {
  return [
    ...drawSetting(1),
    ...SCENE.box([4.6, 5.5, 0], [3.4, 0.2, 0.5], WHITE),
    ...screen(SCENE, [4.8, 5.5, 0.7], 3, 1.7),
    SCENE.wall([4.8, 5.5, 0.7], 3, 0.55, { fill: leaf }),
    SCENE.wall([4.8, 5.5, 1.25], 1.4, 0.3, { fill: moss }),
    SCENE.wall([6.9, 5.5, 1.7], 0.4, 0.4, { fill: annatto }),
    ...plant(SCENE, [1.2, 5.6, 0], 1.1),
    ...sofa(SCENE, [1.6, 3.4, 0], 2.2, WOOD),
    ...table(
      SCENE,
      [6, 3, 0],
      [
        [-0.8, 0.1],
        [0.8, -0.1],
        [0, -0.8],
      ],
    ),
    ...exhibit(SCENE, [8.6, 3.6, 0], "sprout"),
    ...person(SCENE, [4.4, 1.6, 0], river, annattoLight),
    ...person(SCENE, [2.4, 1.5, 0], ochre, waitInk),
    ...counter(SCENE, [1.6, 0.4, 0], 2.2, RED),
    ...SCENE.box([6.2, 0.2, 0], [0.9, 0.9, 0.9], GREEN),
    ...SCENE.box([7.3, 0.3, 0], [0.7, 0.7, 0.6], WOOD),
    ...plant(SCENE, [9.4, 1, 0], 0.9),
  ];
}
