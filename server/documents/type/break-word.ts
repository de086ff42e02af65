import { openFamilies, openFamily } from "./families.ts";

/** Wider words are broken: multiples of the type size, for a contract's narrowest column. */
const WIDEST_WORD = 14;
/** A broken word may end a line between pieces of this many characters. */
const PIECE = 4;

const LETTER_BY_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u30FF\uFF00-\uFFEF]/u;
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const STRETCHES = new RegExp(
  `(?:${LETTER_BY_LETTER.source}\\p{M}*)+|(?:${WITHOUT_SPACES.source}\\p{M}*)+`,
  "gu",
);

/** Stays with what is before it, and with what comes after it. */
const CLOSING =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！…‥々ゝゞーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!%ฯๆໆ]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

const GRAPHEMES = new Intl.Segmenter("en", { granularity: "grapheme" });
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

/**
 * Where a text between two spaces may end a line: in Chinese and Japanese between letters, in Thai, Lao, Khmer and
 * Burmese between words, elsewhere only when it is wider than a column. The empty pieces between them are the line
 * breaker's zero-width breaks, so nothing ever gets a hyphen that its author did not write.
 */
export function breakWord(word: string): string[] {
  return keepPunctuation(piecesOf(word)).flatMap((piece, at) => (at === 0 ? [piece] : ["", piece]));
}

function piecesOf(word: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { 0: stretch, index } of word.matchAll(STRETCHES)) {
    pieces.push(...narrow(word.slice(end, index)));
    const segmenter = LETTER_BY_LETTER.test(stretch) ? GRAPHEMES : WORDS;
    pieces.push(...[...segmenter.segment(stretch)].map(({ segment }) => segment));
    end = index + stretch.length;
  }
  return [...pieces, ...narrow(word.slice(end))];
}

function narrow(word: string): string[] {
  if (word === "") return [];
  if (emsOf(word) <= WIDEST_WORD) return [word];
  const letters = [...GRAPHEMES.segment(word)].map(({ segment }) => segment);
  return letters.flatMap((_, at) => (at % PIECE === 0 ? [letters.slice(at, at + PIECE).join("")] : []));
}

function keepPunctuation(pieces: readonly string[]): string[] {
  const kept: string[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last !== undefined && (CLOSING.test(piece) || OPENING.test(last)))
      kept[kept.length - 1] = last + piece;
    else kept.push(piece);
  }
  return kept;
}

function emsOf(word: string): number {
  const faces = [openFamily("Inter"), ...openFamilies().map(openFamily)];
  return [...word].reduce((sum, letter) => {
    const codePoint = letter.codePointAt(0) ?? 0;
    const face = faces.find(({ letters }) => letters.has(codePoint));
    return sum + (face ? face.glyphForCodePoint(codePoint).advanceWidth / face.unitsPerEm : 0);
  }, 0);
}
