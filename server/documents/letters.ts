import { joinAccents } from "#domain/accents.ts";
import { openFamilies, openFamily } from "./type/families.ts";
import { FOLLOWING } from "./type/shaped-font.ts";

/** Stands where a picture was left out. */
const LEFT_OUT = "[…]";
/** With what changes it, as far as it goes: a family of four, a flag, a hand of a colour. */
const EMOJI =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\u200D|\uFE0F|[\u{E0020}-\u{E007F}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}])*/gu;
const KEYCAP = /\uFE0F?\u20E3/gu;
/** Zero-width joiners that no script needs. */
const IDLE_JOINER =
  /(?<![\p{M}\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}])[\u200C\u200D]/gu;
const UNSEEN = /(?![\n\u200C\u200D])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/**
 * A printable text: accents joined to their letters, "[…]" for emoji, nothing for what shows nothing (soft hyphens,
 * direction marks, joiners without a script), and plain spaces and hyphens for those the faces lack.
 */
export function settable(text: string): string {
  const { letters } = openFamily("Inter");
  return joinAccents(text)
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[^\S\n\u00A0]/gu, " ")
    .replace(KEYCAP, "")
    .replace(EMOJI, (emoji) => (letters.has(emoji.codePointAt(0) ?? 0) ? emoji : LEFT_OUT))
    .replaceAll(/\[…\] (?=\[…\])/g, "")
    .replace(IDLE_JOINER, "")
    .replace(UNSEEN, "");
}

/**
 * Letters without a shape in any face, each once; they would be printed as others. An accent counts when the face of the
 * letter before it does not have it, since it would stand anywhere.
 */
export function missingLetters(text: string): string[] {
  const faces = ["Inter" as const, ...openFamilies()].map((name) => openFamily(name).letters);
  const missing = new Set<string>();
  let before: ReadonlySet<number> | undefined;
  for (const letter of text) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const face = FOLLOWING.test(letter) ? before : faces.find((letters) => letters.has(codePoint));
    if (letter !== "\n" && !face?.has(codePoint)) missing.add(letter);
    before = face ?? before;
  }
  return [...missing];
}

/** A printable text with a sign in place of each letter that no face has. */
export function withoutMissing(text: string, sign: string): string {
  const missing = new Set(missingLetters(text));
  return missing.size === 0
    ? text
    : [...text].map((letter) => (missing.has(letter) ? sign : letter)).join("");
}
