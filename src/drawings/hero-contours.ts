import { PALETTE } from "#domain/site/palette.ts";
import { drawContours, hillyGround, type Hill } from "./contours.ts";
import { path, type Shape } from "./shape.ts";

const HILLS: Hill[] = [
  { x: 1270, y: 430, width: 200, height: 1 },
  { x: 830, y: 60, width: 190, height: 0.62 },
  { x: 180, y: 120, width: 160, height: 0.42 },
  { x: 480, y: 820, width: 240, height: 0.55 },
  { x: 900, y: 900, width: 170, height: 0.5 },
  { x: 760, y: 460, width: 150, height: -0.5 },
];
const ACCENT = 10;

/** The landscape behind deep surfaces; the page decides how much of it shows. One line is the annatto one. */
export function drawHeroContours({ width, height }: { width: number; height: number }): Shape[] {
  const lines = drawContours({
    width,
    height,
    heightAt: hillyGround(HILLS),
    levels: 15,
    step: 20,
    slack: 0.7,
  });
  return lines.map((d, level) =>
    level === ACCENT
      ? path(d, { stroke: PALETTE.annatto, strokeWidth: 2.5 })
      : path(d, { stroke: PALETTE.forestLine, strokeWidth: 1 }),
  );
}
