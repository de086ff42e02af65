import { evenOut, softPath } from "./curve.ts";
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
  /** Distance of the points of a line. */
  spacing: number;
  /** Points at which no line is drawn: under type, under water. */
  isBare?: (x: number, y: number) => boolean;
};

/**
 * Contour lines of an invented landscape as path data, one path a level from the lowest. Always the same for the same
 * landscape: measured on a grid and joined by marching squares.
 */
export function drawContours(landscape: Landscape): string[] {
  const { width, height, heightAt, levels, step, spacing, isBare } = landscape;
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const ground = Float64Array.from({ length: columns * rows }, (_, place) =>
    heightAt((place % columns) * step, Math.floor(place / columns) * step),
  );
  const low = ground.reduce((a, b) => Math.min(a, b));
  const high = ground.reduce((a, b) => Math.max(a, b));
  return Array.from({ length: levels }, (_, level) => {
    const at = low + ((high - low) * (level + 0.7)) / (levels + 0.4);
    const pieces = crossings(ground, columns, rows, step, at);
    return joinPieces(pieces)
      .flatMap((line) => (isBare ? splitAt(line, isBare) : [line]))
      .filter((line) => line.length > 5)
      .map((line) => writeLine(line, spacing))
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

/** The pieces of one contour, cell by cell; a piece runs from one side of its cell to another. */
function crossings(
  ground: Float64Array,
  columns: number,
  rows: number,
  step: number,
  level: number,
): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  for (let row = 0; row < rows - 1; row++) {
    for (let column = 0; column < columns - 1; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const cut: Point[] = [];
      corners.forEach((from, side) => {
        const to = corners[(side + 1) % 4] ?? from;
        const a = (ground[from[1] * columns + from[0]] ?? 0) - level;
        const b = (ground[to[1] * columns + to[0]] ?? 0) - level;
        if (a < 0 === b < 0) return;
        const share = a / (a - b);
        cut.push([
          Math.round((from[0] + (to[0] - from[0]) * share) * step * 100) / 100,
          Math.round((from[1] + (to[1] - from[1]) * share) * step * 100) / 100,
        ]);
      });
      for (let index = 0; index + 1 < cut.length; index += 2) {
        const [start, end] = [cut[index], cut[index + 1]];
        if (start && end) pieces.push([start, end]);
      }
    }
  }
  return pieces;
}

/** Pieces that share an end become one line. */
function joinPieces(pieces: [Point, Point][]): Point[][] {
  const byEnd = new Map<string, [Point, Point][]>();
  for (const piece of pieces) {
    for (const end of piece) byEnd.set(String(end), [...(byEnd.get(String(end)) ?? []), piece]);
  }
  const used = new Set<[Point, Point]>();
  const lines: Point[][] = [];
  for (const piece of pieces) {
    if (used.has(piece)) continue;
    used.add(piece);
    const line: Point[] = [...piece];
    for (const grow of ["push", "unshift"] as const) {
      for (;;) {
        const end = grow === "push" ? line.at(-1) : line[0];
        const next = byEnd.get(String(end))?.find((candidate) => !used.has(candidate));
        if (!next) break;
        used.add(next);
        line[grow](String(next[0]) === String(end) ? next[1] : next[0]);
      }
    }
    lines.push(line);
  }
  return lines;
}

function splitAt(line: readonly Point[], isBare: (x: number, y: number) => boolean): Point[][] {
  const parts: Point[][] = [[]];
  for (const point of line) {
    if (isBare(...point)) parts.push([]);
    else parts.at(-1)?.push(point);
  }
  return parts;
}

/** Calmed, so that no corner of the grid shows, then with points as far apart as the drawing can bear. */
function writeLine(line: Point[], spacing: number): string {
  const calmed = evenOut(calm(calm(calm(line))), spacing);
  if (!isLoop(line)) return softPath(calmed);
  return softPath(calmed.slice(0, -1), { isClosed: true });
}

function isLoop(line: readonly Point[]): boolean {
  return String(line[0]) === String(line.at(-1));
}

/** Each point moves half-way to the middle of its neighbours; a closed line stays closed. */
function calm(line: readonly Point[]): Point[] {
  const isClosed = isLoop(line);
  return line.map((point, index) => {
    const isEnd = index === 0 || index === line.length - 1;
    if (isEnd && !isClosed) return point;
    const before = index === 0 ? line.at(-2) : line[index - 1];
    const after = index === line.length - 1 ? line[1] : line[index + 1];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}
