import { StyleSheet } from "@react-pdf/renderer";
import { PALETTE } from "#domain/site/palette.ts";
import { DISPLAY_FACES, TEXT_FACES } from "./fonts.ts";

/** A4 landscape, in points. */
export const SHEET = { width: 841.89, height: 595.28 };
export const MARGIN = 48;
export const CONTENT = SHEET.width - 2 * MARGIN;
export const HAIRLINE = 0.6;

const display = { fontFamily: DISPLAY_FACES, fontWeight: 700 } as const;

/** Display type in five sizes, text in three; measures in points. */
export const type = StyleSheet.create({
  cover: { ...display, fontSize: 70, lineHeight: 1, letterSpacing: -2.2 },
  page: { ...display, fontSize: 42, lineHeight: 1.04, letterSpacing: -1.15 },
  part: { ...display, fontSize: 26, lineHeight: 1.1, letterSpacing: -0.6 },
  item: { ...display, fontSize: 19, lineHeight: 1.12, letterSpacing: -0.38 },
  entry: { ...display, fontSize: 14, lineHeight: 1.15, letterSpacing: -0.2 },
  lead: { fontSize: 12.5, lineHeight: 1.5 },
  text: { fontSize: 9.5, lineHeight: 1.5 },
  small: { fontSize: 8.5, lineHeight: 1.45 },
  label: { fontSize: 9.5, fontWeight: 600, lineHeight: 1.35 },
});

export const brochureStyles = StyleSheet.create({
  page: { fontFamily: TEXT_FACES, fontSize: 9.5, color: PALETTE.ink },
  sheet: { position: "relative", width: SHEET.width, height: SHEET.height, paddingHorizontal: MARGIN },
  foot: {
    position: "absolute",
    left: MARGIN,
    right: MARGIN,
    top: SHEET.height - 44,
    flexDirection: "row",
    justifyContent: "space-between",
    gap: 18,
    paddingTop: 9,
    borderTopWidth: HAIRLINE,
    fontSize: 8,
  },
  row: { flexDirection: "row" },
  column: { flexGrow: 1, flexBasis: 0 },
});

/** What stands under a long thin line. */
export function ruled(colour: string, space: number) {
  return { borderTopWidth: HAIRLINE, borderTopColor: colour, paddingTop: space } as const;
}

/** Out of the flow, at a place of the sheet. */
export function placed(left: number, top: number) {
  return { position: "absolute", left, top } as const;
}
