import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { person, plant } from "../booths/furniture.ts";
import { SCENE, drawSetting } from "../booths/stand.ts";
import { polygon, type Shape } from "../shape.ts";

const { annatto, card, forest, ink, leaf, line2, mist, moss, ochre, paper2, wait, waitInk } = PALETTE;

/** A sheet on the ground: what somebody has in mind, its lines written, three amounts that stand up from it. */
export function drawProposal(): Shape[] {
  return [
    ...drawSetting(2),
    polygon([SCENE.at(1, 0), SCENE.at(9.5, 0), SCENE.at(9.9, 0.3), SCENE.at(9.9, 5.5), SCENE.at(9.4, 5.4)], {
      fill: ink,
      opacity: 0.1,
    }),
    ...SCENE.box([1, 0, 0], [8.4, 5.4, 0.08], { top: card, front: paper2, side: line2 }),
    written(1.7, 4.3, 3.4, 0.34, forest),
    ...[3.5, 2.95, 2.4, 1.85].map((y, index) => written(1.7, y, [3, 2.6, 2.9, 1.7][index] ?? 2, 0.16, line2)),
    written(1.7, 0.8, 1.3, 0.5, mist),
    written(3.3, 0.8, 1.3, 0.5, mist),
    ...SCENE.box([5.8, 3.7, 0.08], [0.9, 0.9, 2.4], { top: moss, front: leaf, side: forest }),
    ...SCENE.box([6.8, 2.5, 0.08], [0.9, 0.9, 1.5], { top: wait, front: ochre, side: waitInk }),
    ...SCENE.box([7.8, 1.3, 0.08], [0.9, 0.9, 0.8], {
      top: PALETTE.annattoLight,
      front: annatto,
      side: PALETTE.annattoPress,
    }),
    ...plant(SCENE, [0.4, 4.6, 0], 0.9),
    ...person(SCENE, [4.4, 0.4, 0.08], annatto, waitInk),
  ];
}

/** A line on the sheet, as long and as high as it is. */
function written(x: number, y: number, length: number, height: number, fill: Colour): Shape {
  const corners = [SCENE.at(x, y, 0.08), SCENE.at(x + length, y, 0.08)] as const;
  return polygon([...corners, SCENE.at(x + length, y + height, 0.08), SCENE.at(x, y + height, 0.08)], {
    fill,
  });
}
