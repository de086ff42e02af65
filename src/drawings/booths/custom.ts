import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { Scene, type Spot } from "../axonometry.ts";
import { bendThrough, leafBetween, softPath } from "../curve.ts";
import { group, line, path, type Point, type Shape } from "../shape.ts";
import { COUNTER, ISLAND, LEAF_END, LEAF_TIP, POND, STAGE, WALL } from "./custom-form.ts";
import { exhibit, person, plant } from "./furniture.ts";
import { drawSetting, type Drawn } from "./stand.ts";

const {
  annatto,
  annattoDeep,
  annattoLight,
  annattoPress,
  card,
  forest,
  ink,
  leaf,
  line2,
  moss,
  ochre,
  paper2,
  river,
  stillInk,
  wait,
  waitInk,
  water,
  workInk,
} = PALETTE;
export const CUSTOM: Drawn = { origin: [104, 330], metre: 35 };
const SCENE = new Scene(CUSTOM.origin, CUSTOM.metre);

/** A stand with a form of its own: an island, a wall that bends like the river, and a leaf for a roof. */
export function drawCustom(): Shape[] {
  return [...drawSetting(3), ...drawCustomStand()];
}

/** The custom stand, without the paper below it. */
export function drawCustomStand(): Shape[] {
  return [
    ...drawIsland(),
    ...drawPond(),
    ...ribbon(bendThrough(WALL, 5), 0.12, (share) => 2.2 + 1.1 * Math.sin(share * Math.PI), [
      ochre,
      wait,
      waitInk,
    ]),
    ...plant(SCENE, [1.7, 4.4, 0.1], 0.9),
    ...plant(SCENE, [9.4, 7.2, 0.1], 0.75),
    ...steps(STAGE),
    ...person(SCENE, [5.7, 4.3, 0.7], annatto, waitInk, 0.85),
    ...person(SCENE, [6.9, 3.3, 0.5], moss, stillInk, 0.85),
    ...exhibit(SCENE, [3, 1.9, 0.1], "sprout"),
    ...exhibit(SCENE, [4.3, 1.1, 0.1], "drop"),
    ...ribbon(bendThrough(COUNTER, 4), 0.12, () => 1, [annattoLight, annatto, annattoPress]),
    ...person(SCENE, [9.6, 3.4, 0.1], workInk, annattoLight, 0.85),
    ...person(SCENE, [10.9, 2.1, 0.1], ochre, ink, 0.85),
    ...person(SCENE, [5.6, 0.6, 0.1], forest, waitInk, 0.85),
    ...plant(SCENE, [11.6, 4.6, 0.1], 0.75),
    ...drawStalk(),
    ...drawLeafRoof(),
  ];
}

function drawIsland(): Shape[] {
  const edge = (z: number) =>
    softPath(
      ISLAND.map(([x, y]) => SCENE.at(x, y, z)),
      { isClosed: true },
    );
  return [
    path(edge(-0.5), { fill: ink, opacity: 0.1 }),
    path(edge(-0.14), { fill: ochre }),
    path(edge(0.1), { fill: paper2 }),
    group(
      [0.82, 0.62, 0.42].map((share) =>
        path(
          softPath(
            ISLAND.map(([x, y]) => SCENE.at(6.4 + (x - 6.4) * share, 3.9 + (y - 3.9) * share, 0.1)),
            { isClosed: true },
          ),
        ),
      ),
      { stroke: line2, strokeWidth: 1.2 },
    ),
  ];
}

function drawPond(): Shape[] {
  const edge = softPath(
    POND.map(([x, y]) => SCENE.at(x, y, 0.1)),
    { isClosed: true },
  );
  return [path(edge, { fill: water, stroke: card, strokeWidth: 4 })];
}

/** A wall that bends: piece by piece from the back, each as bright as it is turned to the light. */
function ribbon(
  bend: readonly Point[],
  foot: number,
  heightAt: (share: number) => number,
  [bright, middle, dark]: readonly [Colour, Colour, Colour],
): Shape[] {
  const pieces = bend.slice(1).map((to, index) => {
    const from = bend[index] ?? to;
    const heights = [index, index + 1].map((at) => heightAt(at / (bend.length - 1))) as [number, number];
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const fill = angle > 0.28 ? bright : angle > -0.35 ? middle : dark;
    return { from, to, heights, fill };
  });
  const rim: Spot[] = bend.map(([x, y], index) => [x, y, foot + heightAt(index / (bend.length - 1))]);
  return [
    ...pieces
      .toSorted((a, b) => a.from[0] - a.from[1] - (b.from[0] - b.from[1]))
      .map(({ from, to, heights, fill }) =>
        SCENE.face(
          [
            [...from, foot],
            [...to, foot],
            [...to, foot + heights[1]],
            [...from, foot + heights[0]],
          ],
          { fill, stroke: fill, strokeWidth: 0.8 },
        ),
      ),
    path(softPath(rim.map((spot) => SCENE.at(...spot))), { stroke: card, strokeWidth: 4, cap: "round" }),
  ];
}

/** A round stage in three steps. */
function steps([x, y]: Point): Shape[] {
  return [
    ...SCENE.cylinder([x, y, 0.1], 2.1, 0.2, wait, ochre),
    ...SCENE.cylinder([x, y, 0.3], 1.6, 0.2, paper2, ochre),
    ...SCENE.cylinder([x, y, 0.5], 1.1, 0.2, card, annattoDeep),
  ];
}

const TIP: Spot = [...LEAF_TIP, 3.5];
const END: Spot = [...LEAF_END, 4.1];

/** The leaf's stalk carries it, with a prop at the far side. */
function drawStalk(): Shape[] {
  const stalk: Spot[] = [[2.6, 0.4, 0.1], [1.9, 1, 1.2], [1.3, 2.1, 2.6], TIP];
  return [
    line(SCENE.at(9.9, 6.7, 0.1), SCENE.at(9.9, 6.7, 4.3), { stroke: river, strokeWidth: 5, cap: "round" }),
    path(softPath(stalk.map((spot) => SCENE.at(...spot))), { stroke: river, strokeWidth: 7, cap: "round" }),
  ];
}

/** A leaf as a roof: two halves folded along the rib, with their veins. */
function drawLeafRoof(): Shape[] {
  const rib: Spot[] = Array.from({ length: 11 }, (_, index) => {
    const way = index / 10;
    return [
      TIP[0] + (END[0] - TIP[0]) * way,
      TIP[1] + (END[1] - TIP[1]) * way,
      TIP[2] + (END[2] - TIP[2]) * way + Math.sin(way * Math.PI) * 1.1,
    ];
  });
  const half = (side: 1 | -1): Spot[] =>
    rib.map(([x, y, z], index) => {
      const reach = Math.sin(Math.PI * (index / 10) ** 0.72) * 2.5 * side;
      return [x - reach * 0.4, y + reach * 0.92, z - Math.abs(reach) * (side > 0 ? 0.16 : 0.34)];
    });
  const blade = (edge: readonly Spot[]) => leafBetween(onSheet(rib), onSheet(edge));
  const veins = (edge: readonly Spot[]) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((index) => {
      const [from, to] = [rib[index], edge[index + 1]];
      return from && to ? [line(SCENE.at(...from), SCENE.at(...to))] : [];
    });
  const [upper, lower] = [half(1), half(-1)];
  return [
    path(blade(upper), { fill: moss }),
    path(blade(lower), { fill: leaf }),
    group([...veins(upper), ...veins(lower)], { stroke: card, strokeWidth: 1.6, opacity: 0.55 }),
    path(softPath(onSheet(rib)), { stroke: card, strokeWidth: 4, cap: "round" }),
  ];
}

function onSheet(spots: readonly Spot[]): Point[] {
  return spots.map((spot) => SCENE.at(...spot));
}
