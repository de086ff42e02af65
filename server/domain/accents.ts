/**
 * Accents, joined to their letters or taken off. Normalising a long run of combining marks takes quadratic time, so
 * only this file calls `normalize`, after cutting each run to 30 marks (UAX 15, stream-safe text).
 */
const ENDLESS_RUN = /(\p{M}{30})\p{M}+/gu;

/** Normalises a text to NFC. */
export function joinAccents(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFC");
}

/** NFKC: the letters of a full-width or joined form. */
export function usualForms(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFKC");
}

/** Figures of any script as 0 to 9, and letters and signs of full width in their usual form: "＋８１" and "+٨١" are "+81". */
export function plainFigures(text: string): string {
  return text.replace(/[\uFF01-\uFF5E]/g, usualForms).replace(/(?!\d)\p{Nd}/gu, (figure) => {
    // The figures of a script stand in a row: as many before it as it says.
    let before = figure.codePointAt(0) ?? 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(before - 1))) before -= 1;
    return String(((figure.codePointAt(0) ?? 0) - before) % 10);
  });
}

/** The text without its accents: "Belém" as "Belem". */
export function withoutAccents(text: string): string {
  return text.replace(ENDLESS_RUN, "$1").normalize("NFD").replace(/\p{M}/gu, "");
}

/** The signs that keep a name from right to left in its place; they are no part of it. */
const DIRECTION = /[\u200E\u200F\u2066-\u2069]/g;

/** As it is written, without those signs: what is stored is found and compared by its letters. */
export function withoutDirection(text: string): string {
  return text.replace(DIRECTION, "");
}

/** As two names are compared: `searchable`, without "the", full stops and apostrophes; other signs are spaces. */
export function plainWords(name: string): string {
  return searchable(name)
    .replace(/^\s*the\s|['’ʼ´`.]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}

/** Letters that are no letter with an accent, as people type them who have no key for them. */
export const FOLDED: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  ß: "ss",
  ı: "i",
  đ: "d",
  þ: "th",
  æ: "ae",
  œ: "oe",
  ð: "d",
  ħ: "h",
  ŋ: "n",
};

const TO_FOLD = new RegExp(`[${Object.keys(FOLDED).join("")}]`, "g");

/** The text without accents and case, so that "mexico" finds México and "odegard" Ødegård. */
export function searchable(text: string): string {
  const lower = withoutDirection(withoutAccents(text)).toLowerCase();
  return lower.replace(TO_FOLD, (letter) => FOLDED[letter] ?? letter);
}

const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Of a script that puts no space between words: what is searched may stand within what is written. */
export function isUnspaced(word: string): boolean {
  return UNSPACED.test(word);
}
