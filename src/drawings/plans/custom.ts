import { PALETTE } from "#domain/site/palette.ts";
import { bendThrough, leafBetween, softPath } from "../curve.ts";
import { circle, group, line, path, type Point, type Shape } from "../shape.ts";
import type { MapWords } from "../words.ts";
import { COUNTER, ISLAND, LEAF_END, LEAF_TIP, POND, STAGE, WALL } from "../booths/custom-form.ts";
import { Plan } from "./sheet.ts";
import { drawExhibit, drawPlant } from "./symbols.ts";

const { annattoDeep, card, field, forest, ink, leaf, line2, wait, water, work } = PALETTE;

const PLAN = new Plan({ metre: 60, left: 210, bottom: 738, width: 13, depth: 9 });

/** The floor plan of the free form, the same as in its booth drawing. */
export function drawCustomPlan(words: MapWords): Shape[] {
  const { plan } = words;
  return [
    ...PLAN.drawPaper(words, plan.customTitle(), plan.customNote()),
    path(softPath(onSheet(ISLAND), { isClosed: true }), { fill: card, stroke: line2, strokeWidth: 3 }),
    path(softPath(onSheet(POND), { isClosed: true }), { fill: work, stroke: water, strokeWidth: 3 }),
    ...[2.1, 1.6, 1.1].map((radius, step) =>
      circle(...PLAN.at(...STAGE), PLAN.metres(radius), {
        fill: [wait, card, wait][step] ?? card,
        stroke: ink,
        strokeWidth: 2,
      }),
    ),
    path(softPath(onSheet(bendThrough(WALL, 5))), { stroke: forest, strokeWidth: 13, cap: "round" }),
    path(softPath(onSheet(bendThrough(COUNTER, 4))), { stroke: annattoDeep, strokeWidth: 22, cap: "round" }),
    drawRoof(),
    drawExhibit(PLAN, 3, 1.9),
    drawExhibit(PLAN, 4.3, 1.1),
    ...(
      [
        [1.9, 4.5],
        [9.3, 6.9],
        [11.6, 4.6],
      ] as const
    ).map((place) => drawPlant(PLAN, place)),
    PLAN.name(plan.garden(), 2.25, 1.02),
    PLAN.name(plan.stage(), ...STAGE),
    PLAN.name(plan.exhibits(), 4.5, 0.65),
    PLAN.name(plan.counter(), 9.4, 2.6),
    PLAN.name(plan.lounge(), 10.25, 4),
    PLAN.drawEntrance(7),
    PLAN.name(plan.aisle(), 1, -0.5),
  ];
}

/** What hangs above is drawn in broken lines. */
function drawRoof(): Shape {
  const [tip, end] = [PLAN.at(...LEAF_TIP), PLAN.at(...LEAF_END)];
  const side = (sign: number) =>
    Array.from({ length: 9 }, (_, index): Point => {
      const way = index / 8;
      const reach = Math.sin(Math.PI * way ** 0.72) * 2.5 * sign;
      return PLAN.at(
        LEAF_TIP[0] + (LEAF_END[0] - LEAF_TIP[0]) * way - reach * 0.4,
        LEAF_TIP[1] + (LEAF_END[1] - LEAF_TIP[1]) * way + reach * 0.92,
      );
    });
  const broken = { dash: [14, 9] } as const;
  return group(
    [
      path(leafBetween(side(1), side(-1)), broken),
      line(tip, end, { ...broken, stroke: leaf, strokeWidth: 2 }),
    ],
    { stroke: field, strokeWidth: 3 },
  );
}

function onSheet(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => PLAN.at(x, y));
}
