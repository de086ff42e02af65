import * as v from "valibot";

/**
 * Where a row stands in its list: the value it is sorted by, and what tells it from rows of the same value. Those go
 * from the smallest tie up, in either direction. A row without a value counts as smaller than any.
 */
export type PageKey = { value: string | number | null; tie: string };

/** A page's beginning: the rows after a place, or those before it, counted backwards; before `null`, from the end. */
export type Cursor = {
  way: "after" | "before";
  place: PageKey | null;
  /** How many rows lay before the place when the cursor was written. */
  before: number;
};

/** The longest name of an institution, in any script, fits in twice. What a list is sorted by stands in addresses: nothing personal. */
export const MAX_CURSOR = 3_000;

const WRITTEN = v.strictTuple([
  v.string(),
  v.picklist(["after", "before"]),
  v.nullable(v.strictTuple([v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())])), v.string()])),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
]);

/** A cursor as it travels: opaque, in letters an address takes as they are, with the mark of its question. */
export function writeCursor(mark: string, { way, place, before }: Cursor): string {
  const text = JSON.stringify([mark, way, place && [place.value, place.tie], before]);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Undefined for a text that is no cursor, and for the cursor of another question. */
export function readCursor(mark: string, text: string): Cursor | undefined {
  const { success, output } = v.safeParse(WRITTEN, decode(text));
  if (!success || output[0] !== mark) return undefined;
  const [, way, place, before] = output;
  return { way, place: place && { value: place[0], tie: place[1] }, before };
}

function decode(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const letters = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(letters));
  } catch {
    return undefined; // Somebody's typing, or half an address.
  }
}

/**
 * A short sign of what was asked (FNV-1a): a cursor belongs to one list, search, choice of filters and order, and its
 * count of rows is true of no other.
 */
export function markOf(name: string, question: unknown): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([name, question])) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
