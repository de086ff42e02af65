import { PALETTE, type Colour } from "#domain/site/palette.ts";
import type { Scene, Spot } from "../axonometry.ts";
import { softPath } from "../curve.ts";
import { path, type Point, type Shape } from "../shape.ts";

const { annatto, forest, leaf, moss, water } = PALETTE;

type Panel = { x: number; y: number; z: number; width: number; height: number };

/** A landscape on a wall along the aisle: sky, sun, two ridges and the river between them. */
export function drawWallArt(scene: Scene, panel: Panel, sky: Colour = PALETTE.wait): Shape[] {
  const { x, y, z, width, height } = panel;
  return [
    scene.wall([x, y, z], width, height, { fill: sky }),
    sun(scene, [x + width * 0.68, y, z + height * 0.66], height * 0.17),
    ridge(scene, panel, [0.5, 0.66, 0.56, 0.42, 0.5, 0.62, 0.5], moss),
    ridge(scene, panel, [0.36, 0.3, 0.42, 0.34, 0.24, 0.3, 0.38], leaf),
    ridge(scene, panel, [0.08, 0.2, 0.24, 0.14, 0.18, 0.26, 0.2], water),
    ridge(scene, panel, [0, 0.02, 0.1, 0.1, 0.04, 0.02, 0.08], forest),
  ];
}

/** Everything below a soft line over a panel; heights are shares of the panel's. */
function ridge(
  scene: Scene,
  { x, y, z, width, height }: Panel,
  heights: readonly number[],
  fill: Colour,
): Shape {
  const tops = heights.map((share, index): Point =>
    scene.at(x + (width * index) / (heights.length - 1), y, z + height * share),
  );
  const [right, left] = [scene.at(x + width, y, z), scene.at(x, y, z)].map(
    ([a, b]) => `${Math.round(a * 10) / 10} ${Math.round(b * 10) / 10}`,
  );
  return path(`${softPath(tops)}L${right}L${left}z`, { fill });
}

function sun(scene: Scene, [x, y, z]: Spot, radius: number): Shape {
  const rim = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * Math.PI) / 5;
    return scene.at(x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius);
  });
  return path(softPath(rim, { isClosed: true }), { fill: annatto });
}
