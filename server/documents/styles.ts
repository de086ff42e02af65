import { StyleSheet } from "@react-pdf/renderer";
import { PALETTE } from "#domain/site/palette.ts";
import { DISPLAY_FACES, TEXT_FACES } from "./fonts.ts";

/** For print: white paper, and slightly darker lines. */
export const INK = {
  forest: PALETTE.forest,
  mist: PALETTE.mist,
  paper: PALETTE.paper2,
  line: "#d8cfbb",
  ink: PALETTE.ink,
  quiet: PALETTE.quiet,
  annatto: PALETTE.annatto,
  annattoInk: PALETTE.annattoInk,
  contour: PALETTE.forestLine,
} as const;

const GUTTER = 48;
const TOP = 64;
export const BAND_HEIGHT = 128;

/** Points on A4. */
export const styles = StyleSheet.create({
  page: {
    paddingTop: TOP,
    paddingBottom: 62,
    paddingHorizontal: GUTTER,
    fontFamily: TEXT_FACES,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK.ink,
  },
  band: {
    position: "relative",
    height: BAND_HEIGHT,
    marginTop: -TOP,
    marginHorizontal: -GUTTER,
    marginBottom: 22,
    paddingHorizontal: GUTTER,
    backgroundColor: INK.forest,
    color: INK.paper,
  },
  bandArt: { position: "absolute", top: 0, right: 0 },
  bandRow: { flexDirection: "row", alignItems: "center", marginTop: 26 },
  bandEvent: { marginLeft: 9, fontSize: 10.5, color: INK.paper },
  bandTitle: {
    marginTop: 20,
    fontFamily: DISPLAY_FACES,
    fontWeight: 700,
    fontSize: 27,
    lineHeight: 1.1,
    letterSpacing: -0.6,
  },
  running: {
    position: "absolute",
    top: 28,
    left: GUTTER,
    right: GUTTER,
    fontSize: 8.5,
    color: INK.quiet,
  },
  foot: {
    position: "absolute",
    top: 794,
    left: GUTTER,
    right: GUTTER,
    paddingTop: 8,
    borderTopWidth: 0.6,
    borderTopColor: INK.line,
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
  stampText: {
    fontFamily: DISPLAY_FACES,
    fontWeight: 700,
    fontSize: 104,
    lineHeight: 1.1,
    letterSpacing: 6,
    color: INK.annattoInk,
  },
  section: { marginTop: 20 },
  heading: {
    marginBottom: 7,
    fontFamily: DISPLAY_FACES,
    fontWeight: 700,
    fontSize: 14,
    lineHeight: 1.2,
    letterSpacing: -0.25,
  },
  columns: { flexDirection: "row", gap: 28 },
  column: { flexGrow: 1, flexBasis: 0 },
  columnTitle: { marginBottom: 5, fontWeight: 600 },
  quiet: { color: INK.quiet },
  strong: { fontWeight: 600 },
  row: { flexDirection: "row", borderTopWidth: 0.6, borderTopColor: INK.line, paddingVertical: 5 },
  last: { borderBottomWidth: 0.6, borderBottomColor: INK.line },
  fact: { flexDirection: "row", paddingVertical: 2 },
  factLabel: { width: 96, color: INK.quiet, paddingRight: 8 },
  factValue: { flexGrow: 1, flexBasis: 0 },
  right: { textAlign: "right" },
});
