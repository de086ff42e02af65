import { Font } from "@react-pdf/renderer";
import { breakWord } from "./type/break-word.ts";
import { familiesWith, type FamilyName, hanShapesOf, openFamilies, openFamily } from "./type/families.ts";

/**
 * What text and display type are set in: the house's face, then those of other scripts as far as they are read. Styles
 * hold these very lists, which grow with the documents of a process.
 */
export const TEXT_FACES: FamilyName[] = [];
export const DISPLAY_FACES: FamilyName[] = [];

/**
 * Reads the faces for the letters of a document before it is laid out, those of a script only when it is there. By the
 * country of its organisation Chinese letters have their shape.
 */
export async function prepareFonts(data: unknown = "", country: string | null = null): Promise<void> {
  const inter = openFamily("Inter");
  for (const letter of new Set(JSON.stringify(data))) {
    if (inter.letters.has(letter.codePointAt(0) ?? 0)) continue;
    familiesWith(letter, hanShapesOf(country)).find((name) =>
      openFamily(name).letters.has(letter.codePointAt(0) ?? 0),
    );
  }
  TEXT_FACES.splice(0, Infinity, "Inter", ...openFamilies());
  openFamily("Bricolage Grotesque");
  openFamily("Bricolage Vietnamese");
  DISPLAY_FACES.splice(0, Infinity, "Bricolage Grotesque", "Bricolage Vietnamese", ...TEXT_FACES);
  Font.registerHyphenationCallback(breakWord);
}

/** Fonts for an organisation's texts: Chinese characters as its country draws them. */
export function facesOf(country: string | null): { fontFamily: FamilyName[] } {
  return { fontFamily: ordered(TEXT_FACES, country) };
}

function ordered(faces: readonly FamilyName[], country: string | null): FamilyName[] {
  const shapes: readonly FamilyName[] = hanShapesOf(country);
  const rank = (name: FamilyName) => shapes.indexOf(name);
  return faces.toSorted((one, other) => rank(one) - rank(other));
}
