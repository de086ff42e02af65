import { Path, Svg, View } from "@react-pdf/renderer";
import type { Locale } from "#domain/locales.ts";
import { Text } from "../text.tsx";
import { Drawn } from "../drawing.tsx";
import type { PrintedDrawing } from "../drawings.ts";
import { saidOf } from "../own-pictures.ts";
import { BAND_HEIGHT, INK, styles } from "../styles.ts";
import { Tagged, tagged } from "../tagged.tsx";
import { HeadLogo, hasLogo } from "./head-logo.tsx";
import { LeafMark } from "./leaf-mark.tsx";

const ART_WIDTH = 250;
const DRAWING_WIDTH = 120;
const LOGO_FRAME = { width: 150, height: 27 };
/** A longer note takes two lines, for which the band is set closer. */
const LINE_LETTERS = { beside: 66, alone: 94 };

/** Contour lines of a landscape, drawn to the right of the title. */
const CONTOURS = [0, 1, 2, 3, 4, 5].map((step) => {
  const x = 92 + step * 26;
  return `M${x} ${BAND_HEIGHT}C${x + 8} ${84 - step * 7} ${x + 62} ${92 - step * 9} ${x + 58} ${50 - step * 4}C${x + 54} ${26 - step * 3} ${x + 96} ${22 - step * 4} ${x + 110} 0`;
});

type PaperHeadProps = {
  event: string;
  title: string;
  /** The line under the title: whom or what the paper is about. */
  note?: string;
  /** The drawing of the ordered stand. */
  drawing?: { name: PrintedDrawing; locale: Locale; alt: string } | undefined;
};

/** The forest band that opens a paper of the house. */
export function PaperHead({ event, title, note, drawing }: PaperHeadProps) {
  const isLong = (note?.length ?? 0) > LINE_LETTERS[drawing ? "beside" : "alone"];
  const beside = drawing ? { paddingRight: DRAWING_WIDTH + 16 } : {};
  return (
    <>
      <View style={styles.band}>
        <Contours />
        <View style={[styles.bandRow, isLong ? { marginTop: 14 } : {}, hasLogo() ? styles.bandLogo : {}]}>
          {hasLogo() ? <HeadLogo frame={LOGO_FRAME} /> : <LeafMark size={20} />}
          <Text style={styles.bandEvent} {...tagged("P")}>
            {event}
          </Text>
        </View>
        <Text style={[styles.bandTitle, isLong ? { marginTop: 7 } : {}]} {...tagged("H1")}>
          {title}
        </Text>
        {note !== undefined && (
          <Text style={[styles.bandNote, beside, isLong ? { marginTop: 2 } : {}]} {...tagged("P")}>
            {note}
          </Text>
        )}
        {drawing && (
          <Tagged
            as="Figure"
            alt={saidOf(drawing.name, drawing.locale, drawing.alt)}
            style={styles.bandDrawing}
          >
            <Drawn name={drawing.name} locale={drawing.locale} width={DRAWING_WIDTH} />
          </Tagged>
        )}
      </View>
      <View style={styles.underBand} />
    </>
  );
}

function Contours() {
  return (
    <Svg width={ART_WIDTH} height={BAND_HEIGHT} style={styles.bandArt}>
      {CONTOURS.map((contour) => (
        <Path key={contour} d={contour} stroke={INK.contour} strokeWidth={1.1} fill="none" />
      ))}
    </Svg>
  );
}
