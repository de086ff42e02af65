import { StyleSheet } from "@react-pdf/renderer";
import { PALETTE } from "#domain/site/palette.ts";
import { DISPLAY_FACES, TEXT_FACES } from "./fonts.ts";

/** Colours for print: white paper, and slightly darker lines. */
export const INK = {
  forest: PALETTE.forest,
  mist: PALETTE.mist,
  paper: PALETTE.paper2,
  wash: PALETTE.paper,
  line: "#d8cfbb",
  ink: PALETTE.ink,
  quiet: PALETTE.quiet,
  annatto: PALETTE.annatto,
  annattoInk: PALETTE.annattoInk,
  contour: PALETTE.forestLine,
  good: PALETTE.good,
  goodInk: PALETTE.goodInk,
  wait: PALETTE.wait,
  waitInk: PALETTE.waitInk,
} as const;

const GUTTER = 48;
const TOP = 62;
const BOTTOM = 54;
export const BAND_HEIGHT = 106;
const HAIRLINE = 0.6;

const display = { fontFamily: DISPLAY_FACES, fontWeight: 700, lineHeight: 1.1 } as const;
const ruled = { borderTopWidth: HAIRLINE, borderTopColor: INK.line } as const;

/** Styles of a paper on A4, in points. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: TOP,
    paddingBottom: BOTTOM,
    paddingHorizontal: GUTTER,
    fontFamily: TEXT_FACES,
    fontSize: 9.5,
    lineHeight: 1.42,
    color: INK.ink,
  },
  band: {
    position: "absolute",
    top: 0,
    left: 0,
    right: 0,
    height: BAND_HEIGHT,
    paddingHorizontal: GUTTER,
    backgroundColor: INK.forest,
    color: INK.paper,
  },
  /** The band lies over the margins of the first page. */
  underBand: { height: BAND_HEIGHT - TOP + 14 },
  bandArt: { position: "absolute", top: 0, right: 0 },
  bandDrawing: { position: "absolute", top: 8, right: GUTTER },
  bandRow: { flexDirection: "row", alignItems: "center", marginTop: 21 },
  /** An own logo is taller than the line it takes. */
  bandLogo: { marginTop: 14, marginBottom: -3 },
  bandEvent: { marginLeft: 9, fontSize: 10, color: INK.paper },
  bandTitle: { ...display, marginTop: 13, fontSize: 27, letterSpacing: -0.6 },
  bandNote: {
    marginTop: 4,
    fontSize: 9.5,
    lineHeight: 1.3,
    maxLines: 2,
    textOverflow: "ellipsis",
    color: INK.mist,
  },
  running: { position: "absolute", top: 28, left: GUTTER, right: GUTTER, fontSize: 8, color: INK.quiet },
  foot: {
    ...ruled,
    position: "absolute",
    top: 797,
    left: GUTTER,
    right: GUTTER,
    paddingTop: 7,
    fontSize: 8,
    color: INK.quiet,
  },
  stamp: {
    position: "absolute",
    top: 330,
    left: 0,
    right: 0,
    alignItems: "center",
    transform: "rotate(-34deg)",
    opacity: 0.16,
  },
  stampText: { ...display, fontSize: 104, letterSpacing: 6, color: INK.annattoInk },
  /** The large figure at the head of a paper. */
  figure: { ...display, fontSize: 22, letterSpacing: -0.4 },
  heading: { ...display, marginTop: 18, marginBottom: 7, fontSize: 14, letterSpacing: -0.25 },
  subheading: { marginBottom: 2, fontWeight: 600 },
  columns: { flexDirection: "row", gap: 24 },
  column: { flexGrow: 1, flexBasis: 0 },
  quiet: { color: INK.quiet },
  small: { fontSize: 8, color: INK.quiet },
  strong: { fontWeight: 600 },
  ruled,
  last: { borderBottomWidth: HAIRLINE, borderBottomColor: INK.line },
  right: { textAlign: "right" },
});
