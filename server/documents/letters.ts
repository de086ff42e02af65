import { Font } from "@react-pdf/renderer";
import { joinAccents } from "#domain/accents.ts";

/** For names and notes of a contract. */
const TEXT_FACES = [
  { fontFamily: "Inter", fontWeight: 400 },
  { fontFamily: "Inter", fontWeight: 600 },
] as const;

/** Emoji are dropped. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;

/** Wider words are broken: multiples of the type size, for a contract's narrowest column. */
const WIDEST_WORD = 14;
/** A broken word may end a line between pieces of so many letters. */
const PIECE = 4;

/**
 * A printable text: accents joined to their letters, without emoji and invisible characters (soft hyphens, joiners,
 * direction marks), with plain spaces and hyphens for those the faces lack.
 */
export function settable(text: string): string {
  return joinAccents(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S\n\u00A0]/gu, " ")
    .replace(/\p{Default_Ignorable_Code_Point}|(?!\n)\p{Cc}/gu, "")
    .replace(PICTURES, (picture) => (isSettable(picture) ? picture : ""));
}

/**
 * Letters without a shape in the faces, each once; they would be printed as others. An accent that joins no letter
 * counts, since it would stand over the wrong one.
 */
export function missingLetters(text: string): string[] {
  return [...new Set(text.replaceAll("\n", ""))].filter((letter) => !isSettable(letter));
}

function isSettable(letter: string): boolean {
  const codePoint = letter.codePointAt(0) ?? 0;
  return !/\p{M}/u.test(letter) && facesNow().every((face) => face.hasGlyphForCodePoint(codePoint));
}

/**
 * Only words wider than a column are broken. The empty pieces are the line breaker's zero-width breaks, so an address
 * gets no hyphen.
 */
export function breakWord(word: string): string[] {
  if (emsOf(word) <= WIDEST_WORD) return [word];
  const letters = word.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [word];
  return letters.flatMap((_, at) => {
    if (at % PIECE !== 0) return [];
    const piece = letters.slice(at, at + PIECE).join("");
    return at === 0 ? [piece] : ["", piece];
  });
}

function emsOf(word: string): number {
  const [face] = facesNow();
  if (!face) return 0;
  const widths = [...word].map((letter) => face.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth);
  return widths.reduce((sum, width) => sum + width, 0) / face.unitsPerEm;
}

function facesNow() {
  return TEXT_FACES.map((face) => Font.getFont(face).data).filter((face) => face !== null);
}
