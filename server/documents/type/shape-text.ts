import { Blob, Buffer, Face, Feature, Font, shape } from "harfbuzzjs";
import type { Part } from "./font-subset.ts";
import { type FontTables, joinTables } from "./unpack-woff.ts";

/** Letters that are drawn as one, and how far they take the pen. */
export type ShapedLetters = { letters: string; parts: Part[]; xAdvance: number };

/** Ends a line or says which way a text runs: any face has it, as nothing. */
export const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2066-\u2069]/u;

type Placed = { glyph: number; xAdvance: number; xOffset: number; yOffset: number };

/**
 * HarfBuzz with one font: a text of one script becomes its clusters, in the order of its letters also when it runs from
 * right to left. `isTabular`: figures of equal width.
 */
export function openShaper(tables: FontTables, isTabular: boolean): (text: string) => ShapedLetters[] {
  const font = new Font(new Face(new Blob(joinTables(tables))));
  const buffer = new Buffer();

  return (text) => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, isTabular ? figuresOf(text) : undefined);
    const places = buffer.getGlyphPositions();
    const groups = new Map<number, Placed[]>([[0, []]]);
    for (const [at, { codepoint: glyph, cluster }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[at] ?? {};
      const placed = { glyph, xAdvance, xOffset, yOffset };
      const group = groups.get(cluster);
      if (group) group.push(placed);
      else groups.set(cluster, [placed]);
    }
    const starts = [...groups.keys()].toSorted((one, other) => one - other);
    // What HarfBuzz dropped belongs to the letter before it.
    return starts.map((start, at) =>
      join(text.slice(start, starts[at + 1] ?? text.length), groups.get(start) ?? []),
    );
  };
}

/** Only the figures: the faces' other signs of equal width, a hyphen as wide as a figure, tear words apart. */
function figuresOf(text: string): Feature[] {
  return [...text.matchAll(/\d+/g)].map(
    ({ 0: figures, index }) => new Feature("tnum", 1, index, index + figures.length),
  );
}

function join(letters: string, placed: readonly Placed[]): ShapedLetters {
  const parts: Part[] = [];
  let pen = 0;
  for (const { glyph, xAdvance, xOffset, yOffset } of placed) {
    if (glyph === 0 && UNSEEN.test(letters)) continue;
    parts.push({ glyph, x: pen + xOffset, y: yOffset });
    pen += xAdvance;
  }
  return { letters, parts, xAdvance: pen };
}
