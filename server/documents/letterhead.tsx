import { Path, Svg, View } from "@react-pdf/renderer";
import { BAND_HEIGHT, INK, styles } from "./styles.ts";
import { Text } from "./text.tsx";

const ART_WIDTH = 250;

/** Contour lines of a landscape, kept to the right of the title. */
const CONTOURS = [0, 1, 2, 3, 4, 5].map((step) => {
  const x = 92 + step * 26;
  return `M${x} ${BAND_HEIGHT}C${x + 8} ${96 - step * 7} ${x + 62} ${104 - step * 9} ${x + 58} ${58 - step * 4}C${x + 54} ${30 - step * 3} ${x + 96} ${26 - step * 4} ${x + 110} 0`;
});

/** The forest band that opens a document of the house. */
export function Letterhead({ event, title }: { event: string; title: string }) {
  return (
    <View style={styles.band}>
      <Svg width={ART_WIDTH} height={BAND_HEIGHT} style={styles.bandArt}>
        {CONTOURS.map((contour) => (
          <Path key={contour} d={contour} stroke={INK.contour} strokeWidth={1.1} fill="none" />
        ))}
      </Svg>
      <View style={styles.bandRow}>
        <LeafMark />
        <Text style={styles.bandEvent}>{event}</Text>
      </View>
      <Text style={styles.bandTitle}>{title}</Text>
    </View>
  );
}

function LeafMark() {
  return (
    <Svg width={20} height={20} viewBox="6 5 21 23">
      <Path
        d="M25 6.500c.6 7.600-.4 12.600-3.400 15.600-3.300 3.300-8.200 3.600-11.800 1.100C7.300 19.500 7.500 14.600 10.900 11.200 13.900 8.200 18.400 6.600 25 6.500z"
        fill={INK.annatto}
      />
      <Path
        d="M7.500 26.500c3.300-5.500 6.700-9.300 12.500-14"
        fill="none"
        stroke={INK.paper}
        strokeWidth={1.9}
        strokeLinecap="round"
      />
    </Svg>
  );
}

/** What every page repeats: from the second one on what it belongs to, and its number of all. */
export function LetterFrame({
  running,
  event,
  numbered,
}: {
  running: string;
  event: string;
  numbered: (page: number, pages: number) => string;
}) {
  return (
    <>
      <Text fixed style={styles.running} render={({ pageNumber }) => (pageNumber > 1 ? running : "")} />
      <Text fixed style={styles.foot}>
        {event}
      </Text>
      <Text
        fixed
        style={[styles.foot, styles.right]}
        render={({ pageNumber, totalPages }) => numbered(pageNumber, totalPages)}
      />
    </>
  );
}
