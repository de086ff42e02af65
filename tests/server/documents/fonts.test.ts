import { expect, test } from "bun:test";
import { Font } from "@react-pdf/renderer";
import { prepareFonts } from "#server/documents/fonts.ts";

type Glyph = { codePoints: number[]; bbox: unknown };
type Face = { characterSet: number[]; glyphForCodePoint: (codePoint: number) => Glyph };

await prepareFonts();

test.each([
  ["Inter", 400],
  ["Inter", 600],
  ["Bricolage Grotesque", 700],
])("%s %i keeps every letter, also after the letters built on it were drawn", (fontFamily, fontWeight) => {
  const face = Font.getFont({ fontFamily, fontWeight })?.data as unknown as Face;
  for (const codePoint of face.characterSet.toReversed()) void face.glyphForCodePoint(codePoint).bbox;
  const lost = face.characterSet.filter(
    (codePoint) => face.glyphForCodePoint(codePoint).codePoints.length === 0,
  );
  expect(String.fromCodePoint(...lost)).toBe("");
  for (const letter of "ABCXYZabcxyz0189@.") {
    const codePoint = letter.codePointAt(0) ?? 0;
    expect(face.glyphForCodePoint(codePoint).codePoints, letter).toEqual([codePoint]);
  }
});
