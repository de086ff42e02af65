import { Path, Svg } from "@react-pdf/renderer";
import { PALETTE } from "#domain/site/palette.ts";

/** The leaf of the portal's head, for a dark band. `size` in points. */
export function LeafMark({ size }: { size: number }) {
  return (
    <Svg width={size} height={size} viewBox="6 5 21 23">
      <Path
        d="M25 6.500c.6 7.600-.4 12.600-3.400 15.600-3.300 3.300-8.200 3.600-11.800 1.100C7.300 19.500 7.500 14.600 10.900 11.200 13.900 8.200 18.400 6.600 25 6.500z"
        fill={PALETTE.annatto}
      />
      <Path
        d="M7.500 26.500c3.300-5.500 6.700-9.300 12.500-14"
        fill="none"
        stroke={PALETTE.paper2}
        strokeWidth={1.9}
        strokeLinecap="round"
      />
    </Svg>
  );
}
