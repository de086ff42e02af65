import { Image, View } from "@react-pdf/renderer";
import type { ComponentProps } from "react";
import { DRAWINGS } from "#domain/site/drawings.ts";
import type { Locale } from "#domain/locales.ts";
import { placed } from "./brochure-styles.ts";
import { printableDrawing, type PrintedDrawing } from "./drawings.ts";
import { ownPicture } from "./own-pictures.ts";

type DrawnProps = {
  name: PrintedDrawing;
  locale: Locale;
  /** Its frame on the page, in points. The drawing fills it; what does not fit a frame of other proportions is cut off. */
  width: number;
  height?: number;
  /** Which part stays when something is cut off, from 0 (left, top) to 1 (right, bottom). */
  focus?: readonly [x: number, y: number];
  style?: ComponentProps<typeof View>["style"];
};

const MIDDLE = [0.5, 0.5] as const;

/**
 * One of the house's drawings in a document: the very file of the site, as lines and areas, never as pixels; or the
 * organiser's own picture in its place. Of an own map nothing is cut off.
 */
export function Drawn({ name, locale, width, height, focus = MIDDLE, style }: DrawnProps) {
  const drawing = DRAWINGS[name];
  const frame = { width, height: height ?? (width * drawing.height) / drawing.width };
  const own = ownPicture(name);
  const { width: wide, height: high } = own ?? drawing;
  const fit = own && name === "map" ? Math.min : Math.max;
  const scale = fit(frame.width / wide, frame.height / high);
  const size = { width: wide * scale, height: high * scale };
  return (
    <View style={[frame, { overflow: "hidden" }, ...[style ?? []].flat()]}>
      <Image
        src={
          own ? { data: Buffer.from(own.bytes), format: own.format } : asImage(printableDrawing(name, locale))
        }
        style={[size, placed((frame.width - size.width) * focus[0], (frame.height - size.height) * focus[1])]}
      />
    </View>
  );
}

function asImage(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
