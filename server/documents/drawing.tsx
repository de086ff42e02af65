import { Canvas } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import type { Drawing, Glyph, Group, Lettering, Paint, Point, Shape } from "../drawings/shape.ts";

type DrawnProps = {
  drawing: Drawing;
  /** Its frame on the page, in points. The drawing fills it; what does not fit a frame of other proportions is cut off. */
  width: number;
  height?: number;
  /** Which part stays when something is cut off, from 0 (left, top) to 1 (right, bottom). */
  focus?: Point;
  style?: ComponentProps<typeof Canvas>["style"];
};

const MIDDLE: Point = [0.5, 0.5];

/** One of the house's drawings in a document: the very shapes of the site, as lines and areas, never as pixels. */
export function Drawn({ drawing, width, height, focus = MIDDLE, style }: DrawnProps) {
  const frame = { width, height: height ?? (width * drawing.height) / drawing.width };
  return (
    <Canvas
      style={[frame, ...[style ?? []].flat()]}
      paint={(painter: Painter) => {
        const scale = Math.max(frame.width / drawing.width, frame.height / drawing.height);
        painter.save().rect(0, 0, frame.width, frame.height).clip();
        painter.translate(
          (frame.width - drawing.width * scale) * focus[0],
          (frame.height - drawing.height * scale) * focus[1],
        );
        painter.scale(scale);
        drawAll(painter, drawing.shapes, { fill: "none" });
        painter.restore();
        return null;
      }}
    />
  );
}

/** What react-pdf hands to those who draw for themselves: methods of pdfkit's document, each giving itself back. */
export type Painter = {
  [
    name in
      | "save"
      | "restore"
      | "clip"
      | "rect"
      | "roundedRect"
      | "circle"
      | "moveTo"
      | "lineTo"
      | "polygon"
      | "path"
      | "translate"
      | "scale"
      | "rotate"
      | "dash"
      | "opacity"
      | "fillColor"
      | "strokeColor"
      | "lineWidth"
      | "lineCap"
      | "lineJoin"
      | "fill"
      | "stroke"
      | "fillAndStroke"
  ]: (...values: unknown[]) => Painter;
};

function drawAll(painter: Painter, shapes: readonly Shape[], from: Paint): void {
  for (const shape of shapes) draw(painter, shape, from);
}

/** A shape with its own paint over that of its group; opacity alone does not pass on, so a group hands its own down. */
function draw(painter: Painter, shape: Shape, from: Paint): void {
  const paint = { ...from, ...definedPaint(shape) };
  if (from.opacity !== undefined) paint.opacity = from.opacity * (shape.opacity ?? 1);
  if (shape.kind === "group") return drawGroup(painter, shape, paint);
  if (shape.kind === "lettering") return drawLettering(painter, shape, paint);
  const isFilled = paint.fill !== undefined && paint.fill !== "none";
  const isStroked = paint.stroke !== undefined;
  if (!isFilled && !isStroked) return;
  painter.save();
  if (isFilled) painter.fillColor(paint.fill);
  if (isStroked) setStroke(painter, paint);
  if (paint.opacity !== undefined) painter.opacity(paint.opacity);
  trace(painter, shape);
  if (isFilled && isStroked) painter.fillAndStroke();
  else if (isFilled) painter.fill();
  else painter.stroke();
  painter.restore();
}

function definedPaint({ fill, stroke, strokeWidth, cap, join, dash, opacity }: Paint): Paint {
  const own = { fill, stroke, strokeWidth, cap, join, dash, opacity };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined));
}

function setStroke(painter: Painter, { stroke, strokeWidth = 1, cap, join, dash }: Paint): void {
  painter.strokeColor(stroke).lineWidth(strokeWidth);
  if (cap) painter.lineCap(cap);
  if (join) painter.lineJoin(join);
  if (dash) painter.dash([...dash]);
}

function trace(painter: Painter, shape: Exclude<Shape, Group | Lettering>): void {
  switch (shape.kind) {
    case "path":
      painter.path(shape.d);
      return;
    case "rect": {
      const { x, y, width, height, rx } = shape;
      if (rx) painter.roundedRect(x, y, width, height, rx);
      else painter.rect(x, y, width, height);
      return;
    }
    case "circle":
      painter.circle(shape.cx, shape.cy, shape.r);
      return;
    case "line":
      painter.moveTo(shape.x1, shape.y1).lineTo(shape.x2, shape.y2);
      return;
    case "polyline":
      shape.points.forEach(([x, y], at) => (at === 0 ? painter.moveTo(x, y) : painter.lineTo(x, y)));
      return;
    case "polygon":
      painter.polygon(...shape.points);
  }
}

function drawGroup(painter: Painter, { transform = "", shapes }: Group, paint: Paint): void {
  painter.save();
  for (const [, name, values = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = values.split(/[\s,]+/).map(Number);
    if (name === "translate") painter.translate(a, b ?? 0);
    else if (name === "rotate") painter.rotate(a);
    else if (name === "scale") painter.scale(a, b ?? a);
    else throw new Error(`A drawing is placed by "${name}", which documents do not know.`);
  }
  drawAll(painter, shapes, paint);
  painter.restore();
}

function drawLettering(painter: Painter, { x, y, size, glyphs }: Lettering, paint: Paint): void {
  painter
    .save()
    .translate(x, y)
    .scale(size / 1000);
  for (const glyph of glyphs) drawGlyph(painter, glyph, paint);
  painter.restore();
}

function drawGlyph(painter: Painter, { d, x, y = 0, turn = 0 }: Glyph, paint: Paint): void {
  painter.save().translate(x, y);
  if (turn) painter.rotate(turn);
  draw(painter, { kind: "path", d }, paint);
  painter.restore();
}
