import { readFileSync } from "node:fs";
import { create, type Font, type Path } from "fontkit";
import bricolageBold from "#server/documents/fonts/bricolage-bold.ttf" with { type: "file" };
import interRegular from "#server/documents/fonts/inter-regular.woff" with { type: "file" };
import interSemibold from "#server/documents/fonts/inter-semibold.woff" with { type: "file" };
import { lengthOf, placeOn } from "./curve.ts";
import type { Face, Glyph, Lettering, Paint, Point } from "./shape.ts";

/** The house's faces as the documents print them. */
const FILES: Record<Face, string> = {
  display: bricolageBold,
  regular: interRegular,
  semibold: interSemibold,
};
/** Display type is set tight, as the pages set it; in thousandths of its size. */
const TRACKING: Record<Face, number> = { display: -20, regular: 0, semibold: 0 };
const fonts = new Map<Face, Font>();

type Setting = Paint & {
  face?: Face;
  size: number;
  anchor?: "start" | "middle" | "end";
  /** Space between letters in thousandths of the size, instead of the face's own. */
  tracking?: number;
};

/** Words on a straight baseline that begins, is centred or ends at a point. */
export function text(words: string, [x, y]: Point, setting: Setting): Lettering {
  const { face = "semibold", size, anchor = "start", tracking, ...paint } = setting;
  const { glyphs, width } = setWords(words, face, tracking);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = x - (share * width * size) / 1000;
  return {
    kind: "lettering",
    words,
    face,
    x: left,
    y,
    size,
    width: (width * size) / 1000,
    glyphs,
    ...paint,
  };
}

/** Words along a bend, centred on it: each letter stands where the bend is and turns with it. */
export function textAlong(words: string, bend: readonly Point[], setting: Setting): Lettering {
  const { face = "semibold", size, tracking, ...paint } = setting;
  const { glyphs, width } = setWords(words, face, tracking);
  const unit = size / 1000;
  const start = (lengthOf(bend) - width * unit) / 2;
  const [originX, originY] = placeOn(bend, start).point;
  const bent = glyphs.map((glyph) => {
    const middle = glyph.x + glyph.advance / 2;
    const { point, turn } = placeOn(bend, start + middle * unit);
    const angle = (turn * Math.PI) / 180;
    const back = (glyph.advance / 2) * unit;
    return {
      id: glyph.id,
      d: glyph.d,
      x: (point[0] - Math.cos(angle) * back - originX) / unit,
      y: (point[1] - Math.sin(angle) * back - originY) / unit,
      turn,
    };
  });
  return {
    kind: "lettering",
    words,
    face,
    x: originX,
    y: originY,
    size,
    width: width * unit,
    glyphs: bent,
    ...paint,
  };
}

/** How wide words are at a size. */
export function widthOf(words: string, { face = "semibold", size, tracking }: Setting): number {
  return (setWords(words, face, tracking).width * size) / 1000;
}

type PlacedGlyph = Glyph & { advance: number };

function setWords(
  words: string,
  face: Face,
  tracking = TRACKING[face],
): { glyphs: PlacedGlyph[]; width: number } {
  const font = openFont(face);
  const toThousand = 1000 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(words, face === "display" ? [] : ["tnum"]);
  const placed: PlacedGlyph[] = [];
  let x = 0;
  glyphs.forEach((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The face ${face} has no letter for a sign in "${words}".`);
    const advance = (positions[index]?.xAdvance ?? 0) * toThousand;
    const d = outline(glyph.path, toThousand);
    if (d) placed.push({ id: `${face[0]}${glyph.id}`, d, x: Math.round(x), advance });
    x += advance + tracking;
  });
  return { glyphs: placed, width: Math.max(0, x - tracking) };
}

function openFont(face: Face): Font {
  const known = fonts.get(face);
  if (known) return known;
  const font = create(readFileSync(FILES[face]));
  if ("fonts" in font) throw new Error(`${FILES[face]} holds several fonts.`);
  fonts.set(face, font);
  return font;
}

/** A letter's outline in whole thousandths of its size, upside down as screens count. */
function outline(path: Path, toThousand: number): string {
  return path
    .scale(toThousand, -toThousand)
    .toSVG()
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
}
