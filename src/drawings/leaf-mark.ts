import { PALETTE } from "#domain/site/palette.ts";
import { path, type Shape } from "./shape.ts";

const { annatto, paper2 } = PALETTE;

/** The leaf whose vein is a river, as the header of the pages shows it, on a field of 32 by 36. */
export function leafMark(): Shape[] {
  return [
    path(
      "M28.5 1.5c1.4 9.2.5 16.4-3.6 21.3-4.3 5.1-11 6.2-16.3 3.1C3.8 20.3 3.9 13.4 8.5 8.9 12.8 4.7 19.3 2.5 28.5 1.5Z",
      { fill: annatto },
    ),
    path("M4 34.5c2.2-4.6 3.8-7.6 6.8-10.6 3.4-3.4 4.2-2.7 6.6-6.3 1.8-2.7 3-5.6 5.6-8.6", {
      stroke: paper2,
      strokeWidth: 2.1,
      cap: "round",
    }),
  ];
}
