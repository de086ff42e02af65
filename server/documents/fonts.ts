import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import bricolageBold from "./fonts/bricolage-bold.ttf" with { type: "file" };
import interRegular from "./fonts/inter-regular.ttf" with { type: "file" };
import interSemibold from "./fonts/inter-semibold.ttf" with { type: "file" };
import { keepOnce } from "../platform/keep-once.ts";
import { breakWord } from "./letters.ts";

const CUTS = [
  { fontFamily: "Inter", fontWeight: 400 },
  { fontFamily: "Inter", fontWeight: 600 },
  { fontFamily: "Bricolage Grotesque", fontWeight: 700 },
];

/**
 * Registers the house's faces and knows every letter of them, before anything is printed: fontkit keeps a glyph as it
 * was first met, so a "ç" drawn first would take the letter from every later "c" of the text.
 */
export const prepareFonts = keepOnce(async () => {
  registerFonts();
  for (const cut of CUTS) {
    await Font.load(cut);
    const font = Font.getFont(cut)?.data;
    if (!font || !("characterSet" in font)) throw new Error(`${cut.fontFamily} cannot be read`);
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  }
});

/**
 * The house's two faces as fixed cuts of the variable fonts we ship to browsers (SIL Open Font License): Latin,
 * Greek and Cyrillic letters, figures of equal width. Given as data, so that the single executable finds them.
 */
function registerFonts(): void {
  Font.register({
    family: "Inter",
    fonts: [
      { src: dataUrl(interRegular), fontWeight: 400 },
      { src: dataUrl(interSemibold), fontWeight: 600 },
    ],
  });
  Font.register({ family: "Bricolage Grotesque", src: dataUrl(bricolageBold), fontWeight: 700 });
  Font.registerHyphenationCallback(breakWord);
}

function dataUrl(path: string): string {
  return `data:font/ttf;base64,${readFileSync(path).toString("base64")}`;
}
