import { PALETTE } from "#domain/site/palette.ts";
import {
  GREEN,
  RED,
  WHITE,
  WOOD,
  counter,
  exhibit,
  plant,
  screen,
  sofa,
  table,
} from "../booths/furniture.ts";
import { somebody } from "../booths/people.ts";
import { FLOOR, SCENE, drawFloor, drawSetting } from "../booths/stand.ts";
import { wheelTruck } from "./truck.ts";
import type { Shape } from "../shape.ts";

const { annatto, ink, leaf, moss, ochre, river, stillInk, wait, waitInk, workInk } = PALETTE;

/** What can be had without a stand: a floor that fills up with furniture, a screen, plants, and those who bring them. */
export function drawServices(): Shape[] {
  return [
    ...drawSetting(1),
    ...drawFloor(wait, { front: ochre, side: waitInk }),
    ...plant(SCENE, [0.6, 4.4, FLOOR], 1),
    ...sofa(SCENE, [1.5, 3.6, FLOOR], 2.2, WOOD),
    ...SCENE.box([5, 4.4, FLOOR], [3.2, 0.2, 0.4], WHITE),
    ...screen(SCENE, [5.1, 4.4, FLOOR + 0.5], 3, 1.6),
    SCENE.wall([5.1, 4.4, FLOOR + 0.5], 3, 0.5, { fill: leaf }),
    SCENE.wall([5.1, 4.4, FLOOR + 1], 1.4, 0.3, { fill: moss }),
    SCENE.wall([7.2, 4.4, FLOOR + 1.4], 0.4, 0.4, { fill: annatto }),
    ...somebody(SCENE, [4.6, 3.8, FLOOR], {
      coat: river,
      trousers: stillInk,
      skin: "brown",
      faces: "right",
      hand: [15, -46],
    }),
    ...exhibit(SCENE, [9.1, 3.5, FLOOR], "sprout"),
    ...table(
      SCENE,
      [6.2, 2.4, FLOOR],
      [
        [-0.8, 0.1],
        [0.8, -0.1],
        [0, -0.8],
      ],
    ),
    ...somebody(SCENE, [2.1, 1.6, FLOOR], {
      coat: ochre,
      skin: "dark",
      cut: "bun",
      faces: "left",
      hand: [13, -36],
      with: "clipboard",
    }),
    ...counter(SCENE, [1.5, 0.6, FLOOR], 2.2, RED),
    ...wheelTruck(SCENE, [7.4, 0.6, FLOOR], [GREEN, WOOD]),
    ...somebody(SCENE, [9.1, 0.9, FLOOR], {
      coat: workInk,
      trousers: ink,
      skin: "fair",
      hair: "red",
      faces: "left",
      walks: true,
      hand: [16, -34],
      otherHand: [16, -31],
    }),
  ];
}
