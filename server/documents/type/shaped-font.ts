import { type Drawn, type FontSubset, openSubset, type Part } from "./font-subset.ts";
import { openShaper, UNSEEN } from "./shape-text.ts";
import { lettersOf, readTrueType } from "./true-type.ts";
import type { FontTables } from "./unpack-woff.ts";

/** Letters of a text that are drawn as one, as react-pdf wants a glyph. */
type Cluster = Drawn & {
  id: number;
  /** What is read back of it, as UTF-16 units, by which react-pdf counts a text. */
  codePoints: number[];
};
type Position = {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
};
type Run = { glyphs: Cluster[]; positions: Position[]; advanceWidth: number };

/** What react-pdf and pdfkit use of a font. */
export type ShapedFont = {
  type: "TTF";
  letters: ReadonlySet<number>;
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => Cluster;
  getGlyph: (glyph: number) => { advanceWidth: number };
  layout: (text: string) => Run;
  createSubset: () => FontSubset;
};

/** Glyph numbers from here on stand for clusters. */
const CLUSTERS = 0x10000;
/** Shaped texts are cached, since a line is set several times. */
const MOST_KEPT = 4_000;

/** Accents and joiners are drawn with the letter before them, so in its face when that has them. */
export const FOLLOWING = /\p{M}|[\u200C-\u200D]/u;
/** And spaces, so that a line of one script is read back as one. */
const STAYING = /\p{M}|[\u200C-\u200D]|[ \u00A0]/u;
let lastAnswered: ReadonlySet<number> | undefined;

/** Fractions of the type size above and below the line. */
type Height = { ascent: number; descent: number };

export type FontOptions = {
  /** The font's name inside a PDF. */
  name: string;
  /** Digits of equal width. */
  isTabular?: boolean;
  /** A fallback font takes this height, so that a line does not move. */
  height?: Height;
};

/**
 * A font as react-pdf and pdfkit take one, whose texts HarfBuzz shapes. Each of its clusters becomes one glyph that
 * reads back as its letters, and is drawn as a composite of its parts: so the marks stand where the font wants them, of
 * which react-pdf keeps nothing, and a copy of the text is the text.
 */
export function openShapedFont(
  tables: FontTables,
  { name, isTabular = false, height }: FontOptions,
): ShapedFont {
  const font = readTrueType(tables, name);
  const shape = openShaper(tables, isTabular);
  const letters = lettersOf(tables);
  const clusters = openClusters();
  const runs = new Map<string, Run>();
  const inUnits = (share: number) => Math.round(share * font.unitsPerEm);

  function layout(text: string): Run {
    const kept = runs.get(text);
    // Copied, because react-pdf writes into the positions.
    if (kept) return { ...kept, positions: kept.positions.map((position) => ({ ...position })) };
    if (runs.size >= MOST_KEPT) runs.clear();
    const run = shapeText(text);
    runs.set(text, run);
    return { ...run, positions: run.positions.map((position) => ({ ...position })) };
  }

  function shapeText(text: string): Run {
    const run: Run = { glyphs: [], positions: [], advanceWidth: 0 };
    for (const { letters: own, parts, xAdvance } of shape(text)) {
      // Kerning is the place's, not the letter's.
      const [only] = parts;
      const width = parts.length === 1 && only && xAdvance !== 0 ? font.advanceOf(only.glyph) : xAdvance;
      const cluster = clusters.of(own, parts, Math.max(0, width));
      run.glyphs.push(cluster);
      run.positions.push({
        xAdvance,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
        advanceWidth: cluster.advanceWidth,
      });
      run.advanceWidth += xAdvance;
    }
    return run;
  }

  /** react-pdf checks the fonts of a text character by character. */
  function hasGlyphForCodePoint(codePoint: number): boolean {
    const letter = String.fromCodePoint(codePoint);
    if (lastAnswered && lastAnswered !== letters && STAYING.test(letter) && lastAnswered.has(codePoint))
      return false;
    const isHere = letters.has(codePoint) || UNSEEN.test(letter);
    if (isHere) lastAnswered = letters;
    return isHere;
  }

  const { unitsPerEm, bbox, xHeight, capHeight, familyClass } = font;
  const shaped = {
    type: "TTF" as const,
    letters,
    postscriptName: name,
    fullName: name,
    unitsPerEm,
    bbox,
    xHeight,
    capHeight,
    ascent: height ? inUnits(height.ascent) : font.ascent,
    descent: height ? inUnits(height.descent) : font.descent,
    lineGap: height ? 0 : font.lineGap,
    italicAngle: 0,
    "OS/2": { sFamilyClass: familyClass },
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    hasGlyphForCodePoint,
    glyphForCodePoint: (codePoint: number) => layout(String.fromCodePoint(codePoint)).glyphs[0] as Cluster,
    getGlyph: (glyph: number) => ({ advanceWidth: font.advanceOf(glyph) }),
    layout,
    createSubset: () => openSubset(font, clusters.find),
  };
  return shaped;
}

/** The clusters of a font by their numbers: letters drawn alike that are other letters are another cluster. */
function openClusters() {
  const clusters: Cluster[] = [];
  const known = new Map<string, Cluster>();

  return {
    find: (id: number): Cluster | undefined => clusters[id - CLUSTERS],

    of(letters: string, parts: Part[], advanceWidth: number): Cluster {
      const key = `${letters} ${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(" ")}`;
      const found = known.get(key);
      if (found) return found;
      const codePoints = Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at));
      const cluster = { id: CLUSTERS + clusters.length, codePoints, parts, advanceWidth };
      clusters.push(cluster);
      known.set(key, cluster);
      return cluster;
    },
  };
}
