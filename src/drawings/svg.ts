import { optimize, type Config } from "svgo";
import type { Copy, Drawing, Glyph, Lettering, Paint, Point, Shape } from "./shape.ts";

/** Opacity is a shape's own and never passes to what follows it. */
const ATTRIBUTES = {
  fill: "fill",
  stroke: "stroke",
  strokeWidth: "stroke-width",
  cap: "stroke-linecap",
  join: "stroke-linejoin",
  dash: "stroke-dasharray",
  opacity: "opacity",
} as const satisfies Record<keyof Paint, string>;

/**
 * Coordinates to a tenth of a unit. A rotated or moved group stays a group: its like repeats, and packs well.
 * What a shape says of itself stays with it: react-pdf does not hand a dash down.
 */
const short = (pathDigits: number): Config => ({
  floatPrecision: 1,
  plugins: [
    {
      name: "preset-default",
      params: {
        overrides: {
          convertPathData: { floatPrecision: pathDigits },
          moveGroupAttrsToElems: false,
          moveElemsAttrsToGroup: false,
          convertTransform: { collapseIntoOne: false },
        },
      },
    },
  ],
});

/** A drawing as a small SVG file: every letter once, written as short as it looks the same; `pathDigits` of 0 for a drawing that is large on the page. */
export function toSvg({ width, height, shapes, states }: Drawing, pathDigits = 1): string {
  const once: Once = new Map();
  const body = printAll(shapes, once);
  const defs = [...once.values()].join("");
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none"><defs>${defs}</defs>${body}</svg>`,
    short(pathDigits),
  );
  return `${states ? withStates(data, states) : data}\n`;
}

/** Added to the finished file: what only a style names would be taken for left over. */
function withStates(svg: string, { targets, style }: NonNullable<Drawing["states"]>): string {
  const [root = ""] = /^<svg [^>]+>/.exec(svg) ?? [];
  const body = svg.slice(root.length, -"</svg>".length);
  const names = targets.map((id) => `<g id="${id}"/>`).join("");
  return `${root}<style>${style}</style>${names}<g>${body}</g></svg>`;
}

/** What is shown from several places, by its id. */
type Once = Map<string, string>;

function printAll(shapes: readonly Shape[], once: Once): string {
  return shapes.map((shape) => print(shape, once)).join("");
}

function print(shape: Shape, once: Once): string {
  const paint = printPaint(shape);
  switch (shape.kind) {
    case "path":
      return `<path d="${shape.d}"${paint}/>`;
    case "rect": {
      const { x, y, width, height, rx } = shape;
      const corner = rx ? ` rx="${rx}"` : "";
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner}${paint}/>`;
    }
    case "circle":
      return `<circle cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"${paint}/>`;
    case "line":
      return `<path d="M${shape.x1} ${shape.y1}L${shape.x2} ${shape.y2}"${paint}/>`;
    case "polyline":
      return `<path d="${printPoints(shape.points)}"${paint}/>`;
    case "polygon":
      return `<path d="${printPoints(shape.points)}z"${paint}/>`;
    case "group": {
      const transform = shape.transform ? ` transform="${shape.transform}"` : "";
      const className = shape.className ? ` class="${shape.className}"` : "";
      return `<g${className}${transform}${paint}>${printAll(shape.shapes, once)}</g>`;
    }
    case "copy":
      return printCopy(shape, paint, once);
    case "lettering":
      return printLettering(shape, paint, once);
  }
}

function printCopy({ name, shapes, transform }: Copy, paint: string, once: Once): string {
  const id = `of-${name}`;
  if (!once.has(id)) {
    once.set(id, "");
    once.set(id, `<g id="${id}">${printAll(shapes, once)}</g>`);
  }
  return `<use href="#${id}" transform="${transform}"${paint}/>`;
}

function printLettering({ x, y, size, glyphs }: Lettering, paint: string, once: Once): string {
  for (const { id, d } of glyphs) once.set(id, `<path id="${id}" d="${d}"/>`);
  const place = `translate(${x} ${y}) scale(${size / 1000})`;
  return `<g transform="${place}"${paint}>${glyphs.map(printGlyph).join("")}</g>`;
}

function printGlyph({ id, x, y = 0, turn }: Glyph): string {
  const place = turn === undefined ? ` x="${x}"` : ` transform="translate(${x} ${y}) rotate(${turn})"`;
  return `<use href="#${id}"${place}/>`;
}

function printPaint(paint: Pick<Paint, "opacity"> & Partial<Paint>): string {
  return Object.entries(ATTRIBUTES)
    .map(([key, attribute]) => {
      const value = paint[key as keyof Paint];
      return value === undefined ? "" : ` ${attribute}="${Array.isArray(value) ? value.join(" ") : value}"`;
    })
    .join("");
}

function printPoints(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}
