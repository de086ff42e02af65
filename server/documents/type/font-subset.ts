import type { TrueType } from "./true-type.ts";
import { joinTables, viewOf } from "./unpack-woff.ts";

/** A glyph of the font at its place inside a cluster. */
export type Part = { glyph: number; x: number; y: number };
/** Letters that are drawn as one, with how far they take the pen. */
export type Drawn = { parts: readonly Part[]; advanceWidth: number };

/** The interface that pdfkit needs of a font's subset. */
export type FontSubset = {
  cff?: undefined;
  /** The number in this subset of a glyph, by its number in the font, or of a cluster. */
  includeGlyph: (id: number) => number;
  /** The subset as a TrueType file, as PDF wants it. */
  encode: () => Uint8Array;
};

const KEPT = ["cvt ", "fpgm", "prep"];
const IS_WORDS = 0x0001;
const IS_XY = 0x0002;
const HAS_SCALE = 0x0008;
const HAS_MORE = 0x0020;
const HAS_XY_SCALE = 0x0040;
const HAS_MATRIX = 0x0080;

/** `drawn` knows the clusters; a number it does not know is a glyph of the font. */
export function openSubset(font: TrueType, drawn: (id: number) => Drawn | undefined): FontSubset {
  const included: number[] = [0];
  const places = new Map<number, number>([[0, 0]]);

  function includeGlyph(id: number): number {
    const known = places.get(id);
    if (known !== undefined) return known;
    places.set(id, included.length);
    return included.push(id) - 1;
  }

  function outlineOf(id: number): { outline: Uint8Array; advance: number; bearing: number } {
    const cluster = drawn(id);
    const parts = (cluster?.parts ?? [{ glyph: id, x: 0, y: 0 }]).filter(
      ({ glyph }) => font.outlineOf(glyph).length > 0,
    );
    const advance = cluster?.advanceWidth ?? font.advanceOf(id);
    const [first] = parts;
    if (!first) return { outline: new Uint8Array(), advance, bearing: 0 };
    if (parts.length === 1 && first.x === 0 && first.y === 0) {
      const outline = withComponents(font.outlineOf(first.glyph), includeGlyph);
      return { outline, advance, bearing: font.bearingOf(first.glyph) };
    }
    const outline = composite(font, parts, includeGlyph);
    return { outline, advance, bearing: viewOf(outline).getInt16(2) };
  }

  return {
    includeGlyph,
    encode() {
      const outlines: Uint8Array[] = [];
      const metrics: { advance: number; bearing: number }[] = [];
      // It grows while it is gone through: the parts of a cluster are glyphs of the subset too.
      for (let at = 0; at < included.length; at += 1) {
        const { outline, ...metric } = outlineOf(included[at] ?? 0);
        outlines.push(outline);
        metrics.push(metric);
      }
      const longest = Math.max(1, ...included.map((id) => drawn(id)?.parts.length ?? 1));
      return join(font, outlines, metrics, longest);
    },
  };
}

/** A stored outline whose own components are numbered as in the subset. */
function withComponents(stored: Uint8Array, includeGlyph: (glyph: number) => number): Uint8Array {
  if (stored.length === 0 || viewOf(stored).getInt16(0) >= 0) return stored;
  // A copy: of a Buffer, `slice` would be the font itself, and the next document would be drawn with these numbers.
  const outline = new Uint8Array(stored);
  const view = viewOf(outline);
  let at = 10;
  for (let flags = HAS_MORE; flags & HAS_MORE;) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, includeGlyph(view.getUint16(at + 2)));
    const scale = flags & HAS_SCALE ? 2 : flags & HAS_XY_SCALE ? 4 : flags & HAS_MATRIX ? 8 : 0;
    at += 4 + (flags & IS_WORDS ? 4 : 2) + scale;
  }
  return outline;
}

function composite(
  font: TrueType,
  parts: readonly Part[],
  includeGlyph: (glyph: number) => number,
): Uint8Array {
  const outline = new Uint8Array(10 + parts.length * 8);
  const view = viewOf(outline);
  view.setInt16(0, -1);
  const boxes = parts.map(({ glyph, x, y }) => {
    const box = viewOf(font.outlineOf(glyph));
    return [2, 4, 6, 8].map((side) => box.getInt16(side) + (side % 4 === 2 ? x : y));
  });
  for (const [at, side] of [2, 4, 6, 8].entries()) {
    const values = boxes.map((box) => box[at] ?? 0);
    view.setInt16(side, at < 2 ? Math.min(...values) : Math.max(...values));
  }
  for (const [at, { glyph, x, y }] of parts.entries()) {
    const start = 10 + at * 8;
    view.setUint16(start, IS_WORDS | IS_XY | (at < parts.length - 1 ? HAS_MORE : 0));
    view.setUint16(start + 2, includeGlyph(glyph));
    view.setInt16(start + 4, x);
    view.setInt16(start + 6, y);
  }
  return outline;
}

function join(
  font: TrueType,
  outlines: readonly Uint8Array[],
  metrics: readonly { advance: number; bearing: number }[],
  longest: number,
): Uint8Array {
  const aligned = outlines.map(({ length }) => (length + 3) & ~3);
  const glyf = new Uint8Array(aligned.reduce((sum, length) => sum + length, 0));
  const loca = viewOf(new Uint8Array((outlines.length + 1) * 4));
  const hmtx = viewOf(new Uint8Array(outlines.length * 4));
  let offset = 0;
  for (const [at, outline] of outlines.entries()) {
    glyf.set(outline, offset);
    offset += aligned[at] ?? 0;
    loca.setUint32((at + 1) * 4, offset);
    hmtx.setUint16(at * 4, metrics[at]?.advance ?? 0);
    hmtx.setInt16(at * 4 + 2, metrics[at]?.bearing ?? 0);
  }
  const tables = new Map<string, Uint8Array>(
    KEPT.flatMap((tag) => {
      const table = font.tables.get(tag);
      return table ? [[tag, table] as const] : [];
    }),
  );
  tables.set("glyf", glyf).set("loca", bytesOf(loca)).set("hmtx", bytesOf(hmtx));
  tables.set("head", changed(font, "head", [[50, 1]]));
  tables.set("hhea", changed(font, "hhea", [[34, outlines.length]]));
  return joinTables(tables.set("maxp", limits(font, outlines.length, longest)));
}

/** How much a reader must keep room for: a cluster is as large as the sum of its parts, and one level deeper. */
function limits(font: TrueType, glyphs: number, longest: number): Uint8Array {
  const maxp = viewOf(font.tables.get("maxp") ?? new Uint8Array(32));
  const most = (simple: number, compound: number) =>
    Math.min(0xffff, longest * Math.max(maxp.getUint16(simple), maxp.getUint16(compound)));
  return changed(font, "maxp", [
    [4, glyphs],
    [10, most(6, 10)],
    [12, most(8, 12)],
    [28, Math.max(longest, maxp.getUint16(28))],
    [30, maxp.getUint16(30) + 1],
  ]);
}

function changed(font: TrueType, tag: string, fields: readonly (readonly [number, number])[]): Uint8Array {
  const table = (font.tables.get(tag) ?? new Uint8Array(54)).slice();
  const view = viewOf(table);
  for (const [at, value] of fields) view.setUint16(at, value);
  return table;
}

function bytesOf({ buffer }: DataView): Uint8Array {
  return new Uint8Array(buffer as ArrayBuffer);
}
