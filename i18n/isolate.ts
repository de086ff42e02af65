/** Hebrew, Arabic and their kin, with their presentation forms. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * A text with letters that run from right to left between the signs that keep it by itself (U+2068, U+2069): otherwise
 * the date or the figure behind it moves to its other side.
 */
export function isolate(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

const APART = /\u2068[^\u2069]*\u2069/g;

/**
 * Whether a text runs from right to left: by its first letter, as `dir="auto"` finds it, except that a name which
 * stands by itself does not turn the sentence that begins with it.
 */
export function runsFromRight(text: string): boolean {
  const [first = ""] = /\p{L}/u.exec(text.replaceAll(APART, "")) ?? [];
  return RIGHT_TO_LEFT.test(first);
}
