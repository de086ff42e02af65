/** How the bytes of a file stand for letters. */
export const ENCODINGS = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Decoded = { text: string; encoding: Encoding };

/** What stands where a byte means no letter. */
export const UNREADABLE = "\uFFFD";

/** The five bytes that mean nothing in the letters of Windows. */
const MEANINGLESS = /[\u0081\u008D\u008F\u0090\u009D]/g;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * The text of a file in UTF-8, with or without its mark, or in the older letters of Windows (Latin-1). A file of which
 * most accents are right in UTF-8 is in UTF-8, and its few wrong bytes stay in sight rather than turn into letters.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const text = new TextDecoder("utf-8").decode(bytes);
  const wrong = countOf(text, /\uFFFD/g);
  const isMarked = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
  if (wrong === 0 || isMarked || countOf(text, /[^\0-\x7F\uFFFD]/g) >= wrong)
    return { text, encoding: "utf-8" };
  const older = new TextDecoder("windows-1252").decode(bytes);
  return { text: older.replace(MEANINGLESS, UNREADABLE), encoding: "windows-1252" };
}

function countOf(text: string, what: RegExp): number {
  return text.match(what)?.length ?? 0;
}
