import { Image, View } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import { DRAWINGS } from "#domain/site/drawings.ts";
import type { Locale } from "#domain/locales.ts";
import type { Colour } from "#domain/site/palette.ts";
import { placed } from "./brochure-styles.ts";
import { printableDrawing, type PrintedDrawing } from "./drawings.ts";

type DrawnProps = {
  name: PrintedDrawing;
  locale: Locale;
  /** Its frame on the page, in points. The drawing fills it; what does not fit a frame of other proportions is cut off. */
  width: number;
  height?: number;
  /** Which part stays when something is cut off, from 0 (left, top) to 1 (right, bottom). */
  focus?: readonly [x: number, y: number];
  /** One colour for all its lines, then a unit wide, instead of their own. */
  line?: Colour;
  style?: ComponentProps<typeof View>["style"];
};

const MIDDLE = [0.5, 0.5] as const;

/** One of the house's drawings in a document: the very file of the site, as lines and areas, never as pixels. */
export function Drawn({ name, locale, width, height, focus = MIDDLE, line, style }: DrawnProps) {
  const drawing = DRAWINGS[name];
  const frame = { width, height: height ?? (width * drawing.height) / drawing.width };
  const scale = Math.max(frame.width / drawing.width, frame.height / drawing.height);
  const size = { width: drawing.width * scale, height: drawing.height * scale };
  const svg = printableDrawing(name, locale);
  return (
    <View style={[frame, { overflow: "hidden" }, ...[style ?? []].flat()]}>
      <Image
        src={`data:image/svg+xml;base64,${Buffer.from(line ? inOneLine(svg, line) : svg).toString("base64")}`}
        style={[size, placed((frame.width - size.width) * focus[0], (frame.height - size.height) * focus[1])]}
      />
    </View>
  );
}

function inOneLine(svg: string, line: Colour): string {
  return svg
    .replaceAll(/ stroke-width="[^"]+"/g, "")
    .replaceAll(/ stroke="[^"]+"/g, ` stroke="${line}" stroke-width="1"`);
}
