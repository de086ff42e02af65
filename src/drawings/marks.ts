import { PALETTE } from "#domain/site/palette.ts";
import { circle, group, path, type Shape } from "./shape.ts";

const { annatto, ink, leaf, moss, ochre, paper2, water } = PALETTE;

/** The organiser: two banks and the water between them. */
export function drawOrganiserMark(): Shape[] {
  return [
    path("M0 24c8-9 15-9 21-3s12 6 19-2v21H0z", { fill: water }),
    path("M0 32c8-6 14-6 20-2s13 5 20-1", { stroke: paper2, strokeWidth: 1.5, dash: [3, 3] }),
    circle(29, 9, 6, { fill: annatto }),
  ];
}

/** The secretariat: a globe of contour lines. */
export function drawSecretariatMark(): Shape[] {
  return [
    circle(20, 20, 19, { fill: leaf }),
    path("M4 27c7-7 12 2 18-4s4-12 14-12M2 19c7-5 10 0 15-4S21 5 29 4M10 35c6-6 10-2 16-6s5-9 12-10", {
      stroke: paper2,
      strokeWidth: 1.5,
    }),
  ];
}

/** The host city: a roof over the market, and tiles under it. */
export function drawHostMark(): Shape[] {
  return [
    group([path("M2 17 20 4l18 13v4H2z"), path("M27 32.5h9v5h-9z")], { fill: ink }),
    path("M4 24h9v6H4z", { fill: annatto }),
    path("M15.5 24h9v6h-9z", { fill: moss }),
    path("M27 24h9v6h-9z", { fill: ochre }),
    path("M4 32.5h20.5v5H4z", { fill: leaf }),
  ];
}
