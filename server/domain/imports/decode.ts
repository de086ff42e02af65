const ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Decoded = { text: string; encoding: Encoding };

/** Stands for bytes that are no valid character. */
export const UNREADABLE = "\uFFFD";
const UNREADABLE_CODE = 0xfffd;

/** The five bytes that windows-1252 leaves undefined. */
const MEANINGLESS = /[\u0081\u008D\u008F\u0090\u009D]/g;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Bytes decoded at once; one part takes a few milliseconds. */
const PART_BYTES = 64 * 1024;

/**
 * UTF-16 by its mark, as Excel's "Unicode text" begins; otherwise UTF-8, with or without a mark, or windows-1252
 * (Latin-1). A file whose accents are mostly valid UTF-8 is UTF-8, and its few wrong bytes stay visible; so does a NUL,
 * which is no letter anywhere. `pause` is waited for between two parts of a large one.
 */
export async function decodeText(bytes: Uint8Array, pause = async () => {}): Promise<Decoded> {
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: (await decodeParts(bytes, wide, pause)).text, encoding: wide };
  const { text, wrong, foreign } = await decodeParts(bytes, "utf-8", pause);
  const isMarked = BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte);
  if (wrong === 0 || isMarked || foreign >= wrong) return { text, encoding: "utf-8" };
  return { text: (await decodeParts(bytes, "windows-1252", pause)).text, encoding: "windows-1252" };
}

/** In or behind the letters of a word, where no language of ours has them. */
const SIGN_IN_WORD =
  /(?<=\p{L})(?:[\uFFFD‚ƒ„†‡ˆ‰‹¡¢£¤¥¦¬µ]|[€…“”•˜™›§¨©«®¯±´¶·¸»¿÷×](?=\p{L}))|µ(?=\p{L}{3})/u;
/** A small letter among capitals, a capital behind a small letter, a cedilla where none is said: GIRATàRIA, BalcÆo, BALCÇO. */
const MISPLACED =
  /(?<=\p{Lu})[à-ÿ](?=\p{Lu})|(?<=\p{Lu}{2})[à-ÿ](?!\p{L})|(?<!\p{L})[à-ÿ](?=\p{Lu}{2})|(?<=\p{Ll})[À-Þ](?!\p{Lu})|(?<=[B-DF-HJ-KMP-QS-TV-Z])Ç|[Çç](?![AOUÀ-ÃÒ-ÕÚaouà-ãò-õú])/u;
const SENSELESS = new RegExp(`${SIGN_IN_WORD.source}|${MISPLACED.source}`, "gu");
const OUR_LETTERS = /[áàâãäçéêèíóôõöúüñ]/gi;

/** A text of eight bits a letter in a code of DOS or the Mac: read as Windows writes it, its words make no sense. */
export function isGarbled({ text, encoding }: Decoded): boolean {
  if (encoding !== "windows-1252") return false;
  const senseless = text.match(SENSELESS)?.length ?? 0;
  return senseless > 0 && senseless >= (text.replace(SENSELESS, "").match(OUR_LETTERS)?.length ?? 0);
}

/** The UTF-16 encoding that the first two bytes announce, if any. */
export function wideEncodingOf([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined;
}

/** The text, how many of its letters could not be read, and how many beyond ASCII could. */
async function decodeParts(bytes: Uint8Array, encoding: Encoding, pause: () => Promise<void>) {
  const decoder = new TextDecoder(encoding);
  const decoded = { text: "", wrong: 0, foreign: 0 };
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const end = from + PART_BYTES;
    const part = decoder.decode(bytes.subarray(from, end), { stream: end < bytes.length });
    const meant = encoding === "windows-1252" ? part.replace(MEANINGLESS, UNREADABLE) : part;
    decoded.text += meant.replaceAll("\0", UNREADABLE);
    for (let at = 0; at < part.length; at += 1) {
      const code = part.charCodeAt(at);
      if (code === UNREADABLE_CODE) decoded.wrong += 1;
      else if (code >= 0x80) decoded.foreign += 1;
    }
    if (end < bytes.length) await pause();
  }
  return decoded;
}
