import { Canvas } from "@react-pdf/renderer";
import { PALETTE, type Colour } from "#domain/site/palette.ts";
import { placed } from "./brochure-styles.ts";
import { Drawn } from "./drawing.tsx";

type LandscapeProps = {
  left: number;
  top: number;
  width: number;
  height: number;
  ground: Colour;
  /** The lines' one colour; without it the drawing's own, annatto line included. */
  line?: Colour;
  /** Between these shares of the width, from the left, the lines come out of the ground. */
  rise: [number, number];
  /** Between these shares of the height, from the top, they go back into it. */
  sink: [number, number];
  /** Which part of the drawing is shown. */
  focus?: [number, number];
};

const RIGHT: [number, number] = [1, 0.5];
export const CONTOUR_LINES = { forest: PALETTE.forestLine, river: PALETTE.riverLine } as const;

/** Contour lines on a deep ground; they fade before they reach the words on their left and below. */
export function Landscape({ left, top, width, height, ground, line, ...how }: LandscapeProps) {
  const { rise, sink, focus = RIGHT } = how;
  const place = placed(left, top);
  return (
    <>
      <Drawn
        name="hero-contours"
        locale="pt"
        width={width}
        height={height}
        focus={focus}
        line={line}
        style={place}
      />
      <Canvas
        style={[place, { width, height }]}
        paint={(painter: Painter) => {
          veil(painter, ground, rise[1], rise[0], (share) => [0, 0, width * share, height]);
          veil(painter, ground, sink[0], sink[1], (share) => [
            0,
            height * share,
            width,
            height * (1 - share),
          ]);
          return null;
        }}
      />
    </>
  );
}

/** What react-pdf hands to those who draw for themselves: methods of pdfkit's document, each giving itself back. */
type Painter = {
  [name in "save" | "restore" | "rect" | "fillColor" | "opacity" | "fill"]: (...values: unknown[]) => Painter;
};

const STEPS = 32;

/**
 * Covers more and more from one share to another: each layer lies over all that the last one left, a little denser,
 * so that no seam shows. (Gradients of opacity come out differently from one reader to the next.)
 */
function veil(
  painter: Painter,
  colour: Colour,
  from: number,
  to: number,
  area: (share: number) => [x: number, y: number, width: number, height: number],
): void {
  for (let step = 1; step <= STEPS; step++) {
    const share = from + ((to - from) * step) / STEPS;
    painter
      .save()
      .fillColor(colour)
      .opacity(1 / (STEPS - step + 1));
    painter.rect(...area(share)).fill();
    painter.restore();
  }
}
