import { contours } from "d3-contour";
import { softPath, thinOut } from "./curve.ts";
import type { Point } from "./shape.ts";

/** A hill of a drawn landscape: where, how wide, how high (negative is a hollow), in units of the drawing. */
export type Hill = { x: number; y: number; width: number; height: number };

type Landscape = {
  width: number;
  height: number;
  /** The height of the ground at a point. */
  heightAt: (x: number, y: number) => number;
  /** How many lines between the lowest and the highest point. */
  levels: number;
  /** Distance of the measuring points: smaller is truer and dearer. */
  step: number;
  /** How far a line may run beside the measured line: more is softer and smaller. */
  slack: number;
  /** Points at which no line is drawn: under type, under water. */
  isBare?: (x: number, y: number) => boolean;
};

/** Shorter pieces than so many points are left out: they look like crumbs. */
const SHORTEST = 6;

/**
 * Contour lines of an invented landscape as path data, one path a level from the lowest. Always the same for the same
 * landscape.
 */
export function drawContours({ width, height, step, isBare, slack, ...ground }: Landscape): string[] {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const heights = Array.from({ length: columns * rows }, (_, place) =>
    ground.heightAt((place % columns) * step, Math.floor(place / columns) * step),
  );
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const { contour } = contours().size([columns, rows]);
  // Each contour is a closed ring: beyond the last measuring points it runs along the edge, where nobody should see it.
  const isHidden = ([x, y]: Point): boolean =>
    x < 0 || y < 0 || x > (columns - 1) * step || y > (rows - 1) * step || isBare?.(x, y) === true;
  return Array.from({ length: ground.levels }, (_, level) => {
    const at = low + ((high - low) * (level + 0.7)) / (ground.levels + 0.4);
    return contour(heights, at)
      .coordinates.flat()
      .map((ring) => ring.map(([x = 0, y = 0]): Point => [(x - 0.5) * step, (y - 0.5) * step]))
      .flatMap((ring) => seenOf(ring, isHidden))
      .filter((line) => line.length >= SHORTEST)
      .map((line) => writeLine(thinOut(line, slack)))
      .join("");
  });
}

/** A rolling ground of hills over a slow swell. */
export function hillyGround(hills: readonly Hill[]): (x: number, y: number) => number {
  return (x, y) => {
    const bentX = x + 46 * Math.sin(y / 131) + 18 * Math.sin(y / 47 + x / 89);
    const bentY = y + 52 * Math.sin(x / 163 + 1.3) + 14 * Math.sin(x / 53);
    return hills.reduce(
      (sum, hill) => {
        const distance = ((bentX - hill.x) ** 2 + (bentY - hill.y) ** 2) / (2 * hill.width ** 2);
        return sum + hill.height * Math.exp(-distance);
      },
      0.16 * Math.sin(bentX / 210) * Math.cos(bentY / 170),
    );
  };
}

/** What is seen of a ring, whose first point is its last too: all of it, or what lies between hidden points. */
function seenOf(ring: readonly Point[], isHidden: (point: Point) => boolean): (readonly Point[])[] {
  const start = ring.findIndex(isHidden);
  if (start === -1) return [ring];
  const pieces: Point[][] = [[]];
  for (const point of [...ring.slice(start), ...ring.slice(1, start)]) {
    if (isHidden(point)) pieces.push([]);
    else pieces.at(-1)?.push(point);
  }
  return pieces;
}

function writeLine(line: readonly Point[]): string {
  const isClosed = String(line[0]) === String(line.at(-1));
  return softPath(isClosed ? line.slice(0, -1) : line, { isClosed });
}
