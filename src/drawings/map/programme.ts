import { PALETTE } from "#domain/site/palette.ts";
import { arc } from "../curve.ts";
import { circle, path, polygon, rect, type Point, type Shape } from "../shape.ts";
import { trees } from "./landscape.ts";

const { annatto, annattoPress, card, forest, forest2, leaf, line2, moss, ochre, paper3, water } = PALETTE;

/** Where the programme happens and people meet, on the zone's grid. */
export function drawProgramme(): Shape[] {
  return [...hubs([-796, -160]), ...stage([735, -226]), ...plaza(), ...foodCourt()];
}

/** Six pavilions around a garden: one for each subject an exhibitor may choose. */
function hubs([u, v]: Point): Shape[] {
  const roofs = [forest2, leaf, ochre, moss, annatto, water] as const;
  return [
    circle(u, v, 116, { fill: PALETTE.good }),
    ...roofs.flatMap((colour, index) => {
      const angle = (index * Math.PI) / 3 + Math.PI / 6;
      const [x, y] = [u + Math.cos(angle) * 154, v + Math.sin(angle) * 154];
      const corners = hexagon(x, y, 52);
      return [
        polygon(corners, { fill: colour, stroke: colour, strokeWidth: 6, join: "round" }),
        path(
          `M${printAll([corners[0], corners[3]])}M${printAll([corners[1], corners[4]])}M${printAll([corners[2], corners[5]])}`,
          { stroke: card, strokeWidth: 2.5, opacity: 0.5 },
        ),
      ];
    }),
  ];
}

function hexagon(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 6 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 3;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
}

function printAll(points: readonly (Point | undefined)[]): string {
  return points.map((point) => (point ? `${Math.round(point[0])} ${Math.round(point[1])}` : "")).join(" ");
}

/** Rows of seats in a half circle around the stage. */
function stage([u, v]: Point): Shape[] {
  return [
    path(`M${u + 20} ${v - 142}a142 142 0 0 0 0 284z`, { fill: PALETTE.wait }),
    ...[62, 84, 106, 128].map((radius) =>
      path(arc(u + 20, v, radius, 100, 260), {
        stroke: annattoPress,
        strokeWidth: 12,
        dash: [radius * 0.9, 10],
        opacity: 0.85,
      }),
    ),
    path(`M${u + 20} ${v - 60}h60a70 70 0 0 1 0 120h-60z`, { fill: forest }),
    path(`M${u + 36} ${v - 44}v88`, { stroke: annatto, strokeWidth: 8, cap: "round" }),
  ];
}

function plaza(): Shape[] {
  const shade = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 + Math.PI / 10;
    return [Math.cos(angle) * 126, Math.sin(angle) * 126, index % 2 ? 17 : 14] as const;
  });
  return [
    circle(0, 0, 152, { fill: paper3 }),
    circle(0, 0, 102, { fill: card, stroke: line2, strokeWidth: 3 }),
    ...trees(shade),
  ];
}

/** Two kitchens and parasols towards the water. */
function foodCourt(): Shape[] {
  const parasols: Point[] = [
    [-244, 330],
    [-188, 318],
    [-132, 334],
    [-78, 322],
    [-228, 384],
    [-170, 376],
    [-110, 388],
    [-58, 378],
  ];
  return [
    ...parasols.flatMap(([u, v], index) => {
      const colour = [ochre, annatto, moss][index % 3] ?? ochre;
      return [
        circle(u, v, 21, { fill: colour }),
        path(`M${u - 21} ${v}h42M${u - 10.5} ${v - 18.2}l21 36.4M${u + 10.5} ${v - 18.2}l-21 36.4`, {
          stroke: card,
          strokeWidth: 2,
          opacity: 0.7,
        }),
      ];
    }),
    rect(-258, 246, 96, 44, { fill: forest2, rx: 4 }),
    rect(-146, 246, 96, 44, { fill: forest2, rx: 4 }),
    path("M-246 268h72M-134 268h72", { stroke: ochre, strokeWidth: 5, cap: "round" }),
  ];
}
