const ENCODINGS = ["utf-8", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Decoded = { text: string; encoding: Encoding };

/** For bytes that are no letter. */
export const UNREADABLE = "\uFFFD";

/** The five undefined bytes of windows-1252. */
const MEANINGLESS = /[\u0081\u008D\u008F\u0090\u009D]/g;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * UTF-8, with or without a mark, or windows-1252 (Latin-1). A file whose accents are mostly valid UTF-8 is UTF-8, and
 * its few wrong bytes stay visible.
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
