import { type FontTables, viewOf } from "./unpack-woff.ts";

/** Measures are in the font's own units. */
export type TrueType = {
  tables: FontTables;
  name: string;
  unitsPerEm: number;
  glyphCount: number;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
  ascent: number;
  descent: number;
  lineGap: number;
  xHeight: number;
  capHeight: number;
  familyClass: number;
  /** The outline as it is stored; empty for a space. */
  outlineOf: (glyph: number) => Uint8Array;
  advanceOf: (glyph: number) => number;
  bearingOf: (glyph: number) => number;
};

/** `name` is what it is called inside a PDF, where two fonts of one name would be taken for one. */
export function readTrueType(tables: FontTables, name: string): TrueType {
  const view = (tag: string) => {
    const table = tables.get(tag);
    if (!table) throw new Error(`${name} has no table ${tag}`);
    return viewOf(table);
  };
  const [head, hhea, os2, maxp, hmtx, loca] = ["head", "hhea", "OS/2", "maxp", "hmtx", "loca"].map(view);
  if (!head || !hhea || !os2 || !maxp || !hmtx || !loca) throw new Error(`${name} cannot be read`);
  const glyf = tables.get("glyf") ?? new Uint8Array();
  const isLong = head.getInt16(50) === 1;
  const measured = hhea.getUint16(34);
  const startOf = (glyph: number) => (isLong ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2);
  const ascent = hhea.getInt16(4);
  const hasHeights = os2.getUint16(0) >= 2;
  return {
    tables,
    name,
    unitsPerEm: head.getUint16(18),
    glyphCount: maxp.getUint16(4),
    bbox: {
      minX: head.getInt16(36),
      minY: head.getInt16(38),
      maxX: head.getInt16(40),
      maxY: head.getInt16(42),
    },
    ascent,
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    xHeight: hasHeights ? os2.getInt16(86) : 0,
    capHeight: hasHeights ? os2.getInt16(88) : ascent,
    familyClass: os2.getInt16(30),
    outlineOf: (glyph) => glyf.subarray(startOf(glyph), startOf(glyph + 1)),
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, measured - 1) * 4),
    bearingOf: (glyph) =>
      glyph < measured ? hmtx.getInt16(glyph * 4 + 2) : hmtx.getInt16(measured * 4 + (glyph - measured) * 2),
  };
}

/** Every letter the font has a shape for (table `cmap`, formats 4 and 12). */
export function lettersOf(tables: FontTables): Set<number> {
  const table = tables.get("cmap");
  if (!table) return new Set();
  const cmap = viewOf(table);
  const letters = new Set<number>();
  for (let at = 0; at < cmap.getUint16(2); at += 1) {
    const start = cmap.getUint32(4 + at * 8 + 4);
    const format = cmap.getUint16(start);
    if (format === 4) addSegments(cmap, start, letters);
    if (format === 12) addGroups(cmap, start, letters);
  }
  letters.delete(0xffff);
  return letters;
}

function addSegments(cmap: DataView, start: number, letters: Set<number>): void {
  const size = cmap.getUint16(start + 6);
  const ends = start + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const ranges = deltas + size;
  for (let at = 0; at < size; at += 2) {
    const range = cmap.getUint16(ranges + at);
    const first = cmap.getUint16(starts + at);
    for (let letter = first; letter <= cmap.getUint16(ends + at); letter += 1) {
      const listed = range && cmap.getUint16(ranges + at + range + (letter - first) * 2);
      const glyph = range ? listed : letter + cmap.getUint16(deltas + at);
      if ((glyph & 0xffff) !== 0) letters.add(letter);
    }
  }
}

function addGroups(cmap: DataView, start: number, letters: Set<number>): void {
  for (let at = 0; at < cmap.getUint32(start + 12); at += 1) {
    const group = start + 16 + at * 12;
    const glyph = cmap.getUint32(group + 8);
    for (let letter = cmap.getUint32(group); letter <= cmap.getUint32(group + 4); letter += 1) {
      if (glyph !== 0) letters.add(letter);
    }
  }
}
