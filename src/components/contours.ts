/** A hill of the drawn landscape: where, how wide, how high (negative is a hollow), in units of the drawing. */
export type Hill = { x: number; y: number; width: number; height: number };

type Landscape = {
  width: number;
  height: number;
  hills: readonly Hill[];
  /** How many lines between the lowest and the highest point. */
  levels: number;
  /** Distance of the measuring points: smaller is smoother and dearer. */
  step?: number;
};

/** One line of equal height: which, counted from the lowest, and its path data. */
export type Contour = { level: number; path: string };

type Point = readonly [number, number];

/**
 * Contour lines of a small invented landscape as SVG path data, one path a level. Always the same for the same
 * landscape: hills over a slow swell, measured on a grid and joined by marching squares.
 */
export function drawContours({ width, height, hills, levels, step = 26 }: Landscape): Contour[] {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const ground = Float64Array.from({ length: columns * rows }, (_, place) =>
    heightAt((place % columns) * step, Math.floor(place / columns) * step, hills),
  );
  const low = Math.min(...ground);
  const high = Math.max(...ground);
  return Array.from({ length: levels }, (_, level) => {
    const at = low + ((high - low) * (level + 0.7)) / (levels + 0.4);
    const lines = joinSegments(crossings(ground, columns, rows, step, at));
    return { level, path: lines.map(smoothPath).join("") };
  });
}

function heightAt(x: number, y: number, hills: readonly Hill[]): number {
  const bentX = x + 46 * Math.sin(y / 131) + 18 * Math.sin(y / 47 + x / 89);
  const bentY = y + 52 * Math.sin(x / 163 + 1.3) + 14 * Math.sin(x / 53);
  let sum = 0.16 * Math.sin(bentX / 210) * Math.cos(bentY / 170);
  for (const hill of hills) {
    const distance = ((bentX - hill.x) ** 2 + (bentY - hill.y) ** 2) / (2 * hill.width ** 2);
    sum += hill.height * Math.exp(-distance);
  }
  return sum;
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
          Math.round((from[0] + (to[0] - from[0]) * share) * step * 10) / 10,
          Math.round((from[1] + (to[1] - from[1]) * share) * step * 10) / 10,
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
function joinSegments(pieces: [Point, Point][]): Point[][] {
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
    if (line.length > 4) lines.push(line);
  }
  return lines;
}

/** Curves through the middles of the pieces, calmed first, so that no corner of the grid shows. */
function smoothPath(line: Point[]): string {
  const [first, ...rest] = calm(calm(line));
  if (!first) return "";
  let path = `M${print(first)}`;
  rest.slice(0, -1).forEach((point, index) => {
    const next = rest[index + 1] ?? point;
    path += `Q${print(point)} ${print([(point[0] + next[0]) / 2, (point[1] + next[1]) / 2])}`;
  });
  return `${path}L${print(rest.at(-1) ?? first)}`;
}

/** Each point moves half-way to the middle of its neighbours; a closed line stays closed. */
function calm(line: Point[]): Point[] {
  const isClosed = String(line[0]) === String(line.at(-1));
  return line.map((point, index) => {
    const isEnd = index === 0 || index === line.length - 1;
    if (isEnd && !isClosed) return point;
    const before = index === 0 ? line.at(-2) : line[index - 1];
    const after = index === line.length - 1 ? line[1] : line[index + 1];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

function print([x, y]: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
