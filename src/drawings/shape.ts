import type { Colour } from "#domain/site/palette.ts";

/** How a shape is painted. What a shape does not say it takes from its group; at the root nothing is filled. */
export type Paint = {
  fill?: Colour | "none";
  stroke?: Colour;
  strokeWidth?: number;
  cap?: "round";
  join?: "round";
  dash?: readonly number[];
  opacity?: number;
};
export type Point = readonly [x: number, y: number];

export type Path = Paint & { kind: "path"; d: string };
export type Rect = Paint & { kind: "rect"; x: number; y: number; width: number; height: number; rx?: number };
export type Circle = Paint & { kind: "circle"; cx: number; cy: number; r: number };
export type Line = Paint & { kind: "line"; x1: number; y1: number; x2: number; y2: number };
export type Polyline = Paint & { kind: "polyline"; points: readonly Point[] };
export type Polygon = Paint & { kind: "polygon"; points: readonly Point[] };
/** Each shape has a dash of its own: react-pdf, which prints the drawings, does not pass it on. */
type GroupPaint = Omit<Paint, "dash">;
/** `transform` as SVG writes it: `translate(10 20) rotate(-8) scale(2)`. */
export type ShapeGroup = GroupPaint & {
  kind: "group";
  transform?: string;
  /** The class by which a style inside the drawing selects the shape. */
  className?: string;
  shapes: readonly Shape[];
};
/** Shapes that a file holds once, however often it shows them; `name` is unique in the drawing. */
export type Copy = {
  kind: "copy";
  name: string;
  shapes: readonly Shape[];
  transform: string;
  opacity?: number;
};
/** One letter as an outline, in units of which 1000 make the size of the type, the baseline at 0. */
export type Glyph = { id: string; d: string; x: number; y?: number; turn?: number };
/** Words set in one of the house's faces: what they say and where they begin, and their letters as outlines. */
export type Lettering = Paint & {
  kind: "lettering";
  words: string;
  face: Face;
  x: number;
  y: number;
  size: number;
  width: number;
  glyphs: readonly Glyph[];
};
export type Face = "display" | "regular" | "semibold";

export type Shape = Path | Rect | Circle | Line | Polyline | Polygon | ShapeGroup | Copy | Lettering;
/**
 * A picture as plain data, written as a file by `toSvg`. With states, the part of its address after "#" names one of the
 * targets, by which the style shows this and hides that.
 */
export type Drawing = {
  width: number;
  height: number;
  shapes: readonly Shape[];
  states?: { targets: readonly string[]; style: string } | undefined;
};

export function path(d: string, paint: Paint = {}): Path {
  return { kind: "path", d, ...paint };
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  paint: Paint & { rx?: number } = {},
): Rect {
  return { kind: "rect", x, y, width, height, ...paint };
}

export function circle(cx: number, cy: number, r: number, paint: Paint = {}): Circle {
  return { kind: "circle", cx, cy, r, ...paint };
}

export function line([x1, y1]: Point, [x2, y2]: Point, paint: Paint = {}): Line {
  return { kind: "line", x1, y1, x2, y2, ...paint };
}

export function polyline(points: readonly Point[], paint: Paint = {}): Polyline {
  return { kind: "polyline", points, ...paint };
}

export function polygon(points: readonly Point[], paint: Paint = {}): Polygon {
  return { kind: "polygon", points, ...paint };
}

export function group(
  shapes: readonly Shape[],
  paint: GroupPaint & { transform?: string; className?: string } = {},
): ShapeGroup {
  return { kind: "group", shapes, ...paint };
}

/** A copy of named shapes; `transform` is in SVG's notation. */
export function copy(name: string, shapes: readonly Shape[], transform: string, opacity?: number): Copy {
  return { kind: "copy", name, shapes, transform, ...(opacity !== undefined && { opacity }) };
}
