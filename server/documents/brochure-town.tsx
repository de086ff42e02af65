import { View } from "@react-pdf/renderer";
import { DRAWINGS } from "#domain/site/drawings.ts";
import { placed } from "./brochure-styles.ts";
import { Drawn } from "./drawing.tsx";

type TownProps = {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Points to a unit of the drawing. */
  zoom: number;
  /** Which of its units is at the upper left corner. */
  from: readonly [x: number, y: number];
};

/** A part of the zone on its quay, cut at the edges of its place; on forest, which it comes out of. */
export function Town({ left, top, width, height, zoom, from: [x, y] }: TownProps) {
  return (
    <View style={[placed(left, top), { width, height, overflow: "hidden" }]}>
      <Drawn
        name="quay"
        locale="pt"
        width={DRAWINGS.quay.width * zoom}
        style={placed(-x * zoom, -y * zoom)}
      />
    </View>
  );
}
