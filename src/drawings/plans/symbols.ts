import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { circle, group, path, type Point, type Shape } from "../shape.ts";
import type { Plan } from "./sheet.ts";

const { annattoLight, forest, good, ink, leaf, moss, ochre, wait, water, work, workInk } = PALETTE;

const OUTLINE = { stroke: ink, strokeWidth: 2.5, join: "round" } as const;

export function drawWall(plan: Plan, points: readonly Point[]): Shape {
  return path(plan.run(points), { stroke: forest, strokeWidth: 13, cap: "round", join: "round" });
}

export function drawGlass(plan: Plan, points: readonly Point[]): Shape {
  return path(plan.run(points), { stroke: workInk, strokeWidth: 5 });
}

export function drawCounter(plan: Plan, x: number, y: number, width: number): Shape {
  return plan.area(x, y, width, 0.6, { fill: annattoLight, rx: 4, ...OUTLINE });
}

export function drawRoom(
  plan: Plan,
  x: number,
  y: number,
  width: number,
  depth: number,
  fill: Colour,
): Shape {
  return plan.area(x, y, width, depth, { fill });
}

/** A leaf of a door, a metre wide or a little less, with the arc it swings in. */
export function drawDoor(plan: Plan, [x, y]: Point, width: number): Shape {
  const [left, low] = plan.at(x, y).map(Math.round) as [number, number];
  const reach = Math.round(plan.metres(width));
  return group([
    path(`M${left} ${low}h${reach}`, { stroke: PALETTE.card, strokeWidth: 15 }),
    path(`M${left} ${low}v${reach}a${reach} ${reach} 0 0 0 ${reach}-${reach}`, {
      stroke: ink,
      strokeWidth: 2,
    }),
  ]);
}

/** A round table with seats around it. */
export function drawTable(plan: Plan, [x, y]: Point, seats: number, turn = 0): Shape {
  const [left, low] = plan.at(x, y);
  const far = plan.metres(0.72);
  return group([
    ...Array.from({ length: seats }, (_, index) => {
      const angle = turn + (index * 2 * Math.PI) / seats;
      return circle(left + Math.cos(angle) * far, low + Math.sin(angle) * far, plan.metres(0.21), {
        fill: ochre,
        ...OUTLINE,
      });
    }),
    circle(left, low, plan.metres(0.44), { fill: PALETTE.card, ...OUTLINE }),
  ]);
}

export function drawSofa(plan: Plan, x: number, y: number, width: number): Shape {
  return group([
    plan.area(x, y, width, 0.82, { fill: moss, rx: 8, ...OUTLINE }),
    plan.area(x, y + 0.6, width, 0.22, { fill: leaf, rx: 6, ...OUTLINE }),
  ]);
}

/** A plinth with something on it. */
export function drawExhibit(plan: Plan, x: number, y: number): Shape {
  const [left, low] = plan.at(x + 0.3, y + 0.3);
  return group([
    plan.area(x, y, 0.6, 0.6, { fill: wait, rx: 3, ...OUTLINE }),
    circle(left, low, plan.metres(0.13), { fill: ochre, ...OUTLINE }),
  ]);
}

export function drawPlant(plan: Plan, [x, y]: Point): Shape {
  const [left, low] = plan.at(x, y);
  const r = plan.metres(0.3);
  return group([
    circle(left, low, r, { fill: leaf }),
    path(
      Array.from({ length: 6 }, (_, index) => {
        const angle = (index * Math.PI) / 3;
        return `M${Math.round(left)} ${Math.round(low)}l${Math.round(Math.cos(angle) * r)} ${Math.round(Math.sin(angle) * r)}`;
      }).join(""),
      { stroke: good, strokeWidth: 2 },
    ),
  ]);
}

/** A screen on a wall, with the room it is seen from. */
export function drawScreen(plan: Plan, x: number, y: number, width: number): Shape {
  return group([
    path(
      `${plan.run([
        [x, y],
        [x - 0.5, y - 1.5],
        [x + width + 0.5, y - 1.5],
        [x + width, y],
      ])}z`,
      { fill: work, opacity: 0.75 },
    ),
    plan.area(x, y - 0.06, width, 0.16, { fill: water }),
  ]);
}
