import { Font } from "@react-pdf/renderer";
import { joinAccents } from "#domain/accents.ts";

/** Running text: every name and note of a contract is set in one of these. */
const TEXT_FACES = [
  { fontFamily: "Inter", fontWeight: 400 },
  { fontFamily: "Inter", fontWeight: 600 },
] as const;

/** Emoji and their parts say nothing that a contract would miss. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}/gu;

/** Words wider than this, in times the size of their type, are broken: the narrowest column of a contract. */
const WIDEST_WORD = 14;
/** A broken word may end a line anywhere between pieces of so many letters. */
const PIECE = 4;

/**
 * A text as it can be set: accents in one with their letters, without what has no shape of its own (soft hyphens,
 * joiners, direction marks) or is a small picture, and with plain spaces and hyphens for the ones the faces lack.
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
 * The letters of a settable text that the faces have no shape for, each once; they would be printed as others. An
 * accent that is in one with no letter would stand over the wrong one.
 */
export function missingLetters(text: string): string[] {
  return [...new Set(text.replaceAll("\n", ""))].filter((letter) => !isSettable(letter));
}

function isSettable(letter: string): boolean {
  const codePoint = letter.codePointAt(0) ?? 0;
  return !/\p{M}/u.test(letter) && facesNow().every((face) => face.hasGlyphForCodePoint(codePoint));
}

/**
 * Where a word may be broken: nowhere, unless it is wider than a column. The empty pieces between the others are what
 * the line breaker takes for room without width, so a broken word gets no hyphen that an address might seem to have.
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
