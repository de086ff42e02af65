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

/** Opaque and safe in an address, with the mark of its question. */
export function writeCursor(mark: string, { way, place, before }: Cursor): string {
  const text = JSON.stringify([mark, way, place && [place.value, place.tie], before]);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads a cursor; undefined for an invalid cursor and for that of another query. */
export function readCursor(mark: string, text: string): Cursor | undefined {
  const written = decode(text);
  if (!isWritten(written) || written[0] !== mark) return undefined;
  const [, way, place, before] = written;
  return { way, place: place && { value: place[0], tie: place[1] }, before };
}

type WrittenPlace = [value: PageKey["value"], tie: string];
type Written = [mark: string, way: Cursor["way"], place: WrittenPlace | null, before: number];

/** By hand: the first page of an exhibitor reads cursors, and is sent no library for it. */
function isWritten(value: unknown): value is Written {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [, way, place, before] = value as unknown[];
  const isWay = way === "after" || way === "before";
  return isWay && (place === null || isPlace(place)) && Number.isInteger(before) && Number(before) >= 0;
}

function isPlace(place: unknown): place is WrittenPlace {
  if (!Array.isArray(place) || place.length !== 2) return false;
  const [value, tie] = place as unknown[];
  const isValue = value === null || typeof value === "string" || Number.isFinite(value);
  return isValue && typeof tie === "string";
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
