import type { Drawing, Glyph, Lettering, Paint, Point, Shape } from "./shape.ts";

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

/** A drawing as a small SVG file: coordinates to a tenth, every letter once, neighbours of one paint in one group. */
export function toSvg({ width, height, shapes }: Drawing): string {
  const letters = new Map<string, string>();
  const body = printAll(shapes, letters);
  const defs = [...letters].map(([id, d]) => `<path id="${id}" d="${d}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">${
    defs && `<defs>${defs}</defs>`
  }${body}</svg>\n`;
}

type Letters = Map<string, string>;

/** Three and more neighbours of the same paint share it in a group. */
function printAll(shapes: readonly Shape[], letters: Letters): string {
  let body = "";
  for (let index = 0; index < shapes.length;) {
    const paint = printPaint(shapes[index]);
    let end = index + 1;
    while (end < shapes.length && canShare(shapes[end]) && printPaint(shapes[end]) === paint) end++;
    const run = shapes.slice(index, end);
    const [first] = run;
    body +=
      paint && run.length > 2 && canShare(first)
        ? `<g${paint}>${run.map((shape) => print(shape, "", letters)).join("")}</g>`
        : run.map((shape) => print(shape, paint, letters)).join("");
    index = end;
  }
  return body;
}

function canShare(shape: Shape | undefined): boolean {
  return shape !== undefined && shape.kind !== "group" && shape.opacity === undefined;
}

function print(shape: Shape, paint: string, letters: Letters): string {
  switch (shape.kind) {
    case "path":
      return `<path d="${shape.d}"${paint}/>`;
    case "rect": {
      const { x, y, width, height, rx } = shape;
      const corner = rx === undefined ? "" : ` rx="${round(rx)}"`;
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${corner}${paint}/>`;
    }
    case "circle":
      return `<circle cx="${round(shape.cx)}" cy="${round(shape.cy)}" r="${round(shape.r)}"${paint}/>`;
    case "line":
      return `<path d="M${printPoints([
        [shape.x1, shape.y1],
        [shape.x2, shape.y2],
      ])}"${paint}/>`;
    case "polyline":
      return `<path d="M${printPoints(shape.points)}"${paint}/>`;
    case "polygon":
      return `<path d="M${printPoints(shape.points)}z"${paint}/>`;
    case "group": {
      const transform = shape.transform ? ` transform="${shape.transform}"` : "";
      return `<g${transform}${paint}>${printAll(shape.shapes, letters)}</g>`;
    }
    case "lettering":
      return printLettering(shape, paint, letters);
  }
}

function printLettering({ x, y, size, glyphs }: Lettering, paint: string, letters: Letters): string {
  for (const { id, d } of glyphs) letters.set(id, d);
  const scale = Math.round(size * 10) / 10_000;
  const place = `translate(${round(x)} ${round(y)}) scale(${String(scale).replace(/^0/, "")})`;
  return `<g transform="${place}"${paint}>${glyphs.map(printGlyph).join("")}</g>`;
}

function printGlyph({ id, x, y, turn }: Glyph): string {
  if (turn !== undefined)
    return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y ?? 0)}) rotate(${round(turn)})"/>`;
  return x === 0 ? `<use href="#${id}"/>` : `<use href="#${id}" x="${x}"/>`;
}

function printPaint(paint: Paint | undefined): string {
  if (!paint) return "";
  return Object.entries(ATTRIBUTES)
    .map(([key, attribute]) => {
      const value = paint[key as keyof Paint];
      if (value === undefined) return "";
      return ` ${attribute}="${Array.isArray(value) ? value.map(round).join(" ") : value}"`;
    })
    .join("");
}

/** Points after an `M`: the first as it is, each further one as a step, with the rounding never adding up. */
function printPoints(points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [stepX, stepY] = [round(x - lastX), round(y - lastY)];
      [lastX, lastY] = [round(lastX + stepX), round(lastY + stepY)];
      const step = `${stepX}${stepY < 0 ? "" : " "}${stepY}`;
      return index === 1 ? `l${step}` : index > 1 && stepX >= 0 ? ` ${step}` : step;
    })
    .join("");
}

function round(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}
