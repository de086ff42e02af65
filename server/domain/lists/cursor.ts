import * as v from "valibot";

/**
 * A row's position: its sort value and the tie-breaker, which is ascending in either direction. Null sorts lowest.
 */
export type PageKey = { value: string | number | null; tie: string };

/** Rows after a key, or before it counted backwards; before `null` means from the end. */
export type Cursor = {
  way: "after" | "before";
  place: PageKey | null;
  /** Rows before the key when the cursor was written. */
  before: number;
};

/** Room for twice the longest name of an institution. Sort values stand in addresses, so none is personal. */
export const MAX_CURSOR = 3_000;

const WRITTEN = v.strictTuple([
  v.string(),
  v.picklist(["after", "before"]),
  v.nullable(v.strictTuple([v.nullable(v.union([v.string(), v.pipe(v.number(), v.finite())])), v.string()])),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
]);

/** Opaque and safe in an address, with the mark of its question. */
export function writeCursor(mark: string, { way, place, before }: Cursor): string {
  const text = JSON.stringify([mark, way, place && [place.value, place.tie], before]);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Undefined for an invalid cursor and for one of another question. */
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
    return undefined; // Typed by hand, or half an address.
  }
}

/** FNV-1a hash of list, search, filters and order: a cursor and its count hold for one question only. */
export function markOf(name: string, question: unknown): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([name, question])) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
