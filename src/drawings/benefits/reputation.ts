import { PALETTE } from "#domain/site/palette.ts";
import { softPath } from "../curve.ts";
import { circle, group, path, rect, type Point, type Shape } from "../shape.ts";

const { annatto, annattoPress, card, good, goodInk, leaf, moss, ochre, wait, waitInk } = PALETTE;

const HEART: Point = [216, 178];
const RINGS = [148, 134, 122, 106, 94, 78, 66, 54, 40, 26, 13];
const MARKED = 3;

/** The rings of a tree: every year of kept promises can be counted, and one is being checked. */
export function drawReputation(): Shape[] {
  const [seal, sealY] = onRing(RINGS[MARKED] ?? 0, 0.62);
  return [
    rect(0, 0, 480, 360, { fill: moss }),
    path(ring(162), { fill: annattoPress }),
    path(ring(152), { fill: wait }),
    ...RINGS.map((radius, index) =>
      index === MARKED
        ? path(ring(radius), { stroke: annatto, strokeWidth: 6 })
        : path(ring(radius), { stroke: index % 3 === 0 ? waitInk : ochre, strokeWidth: index % 2 ? 2 : 3.5 }),
    ),
    path(cracks(), { stroke: waitInk, strokeWidth: 1.6, cap: "round", opacity: 0.6 }),
    group(
      [
        circle(0, 0, 43, { fill: card }),
        circle(0, 0, 36, { fill: leaf }),
        path("M-15 1l11 11 20-23", { stroke: card, strokeWidth: 7, cap: "round", join: "round" }),
      ],
      { transform: `translate(${Math.round(seal)} ${Math.round(sealY)})` },
    ),
    ...leaves(),
  ];
}

/** A ring is never quite round, and the outer ones less so. */
function onRing(radius: number, angle: number): Point {
  const wobble = 1 + 0.045 * Math.sin(2 * angle + 0.6) + 0.022 * Math.sin(5 * angle + radius / 60);
  const drift = (radius / 162) * 10;
  return [
    HEART[0] + drift + Math.cos(angle) * radius * wobble * 1.03,
    HEART[1] + drift * 0.3 + Math.sin(angle) * radius * wobble * 0.97,
  ];
}

function ring(radius: number): string {
  const count = radius > 60 ? 22 : 12;
  const points = Array.from({ length: count }, (_, index) => onRing(radius, (index * 2 * Math.PI) / count));
  return softPath(points, { isClosed: true });
}

function cracks(): string {
  return [2.2, 3.5, 5.1]
    .map((angle) => [onRing(62, angle), onRing(146, angle + 0.05)] as const)
    .map(([[ax, ay], [bx, by]]) => `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`)
    .join("");
}

/** The trunk still lives. */
function leaves(): Shape[] {
  const blade = "M0 0C6-34 30-54 66-54 64-20 36 4 0 0z";
  return [
    { at: "350 84", turn: -12, fill: goodInk },
    { at: "356 90", turn: 62, fill: good },
  ].map(({ at, turn, fill }) =>
    group([path(blade, { fill }), path("M0 0C18-20 36-36 54-44", { stroke: moss, strokeWidth: 2 })], {
      transform: `translate(${at}) rotate(${turn})`,
    }),
  );
}
