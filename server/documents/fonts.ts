import { readFileSync } from "node:fs";
import { Font } from "@react-pdf/renderer";
import bricolageBold from "./fonts/bricolage-bold.ttf" with { type: "file" };
import interRegular from "./fonts/inter-regular.ttf" with { type: "file" };
import interSemibold from "./fonts/inter-semibold.ttf" with { type: "file" };

/**
 * The house's two faces as fixed cuts of the variable fonts we ship to browsers (SIL Open Font License): Latin,
 * Greek and Cyrillic letters, figures of equal width. Given as data, so that the single executable finds them.
 */
export function registerFonts(): void {
  Font.register({
    family: "Inter",
    fonts: [
      { src: dataUrl(interRegular), fontWeight: 400 },
      { src: dataUrl(interSemibold), fontWeight: 600 },
    ],
  });
  Font.register({ family: "Bricolage Grotesque", src: dataUrl(bricolageBold), fontWeight: 700 });
  // Names and amounts are never broken in the middle of a word.
  Font.registerHyphenationCallback((word) => [word]);
}

function dataUrl(path: string): string {
  return `data:font/ttf;base64,${readFileSync(path).toString("base64")}`;
}
