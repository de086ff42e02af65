import { join } from "node:path";
import subsetFont from "subset-font";
import { BRICOLAGE, charactersOf, INTER } from "./letters.ts";

/**
 * `bun run fonts`: cuts the two faces of the house out of the fonts as their makers publish them, whose packages are
 * development dependencies. What it writes is committed, so building the portal needs neither.
 */
const SOURCES = join(import.meta.dir, "../../node_modules");
const INTER_VARIABLE = "inter-ui/variable/InterVariable.woff2";
const BRICOLAGE_FILES = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";

/** Inter says what works, from 400 to 700, in its text cut; Bricolage speaks, always at 700 and a little condensed. */
const TEXT = { opsz: 14, wght: { min: 400, max: 700, default: 400 } };
const DISPLAY = { wght: 700, wdth: 88 };

/** Kerning, accents, letters of a language, figures of equal width, and Inter's punctuation that fits its neighbours. */
const FEATURES = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "calt"];

const FILES = [
  { name: "inter", source: INTER_VARIABLE, axes: TEXT, letters: INTER.core },
  { name: "inter-latin-extended", source: INTER_VARIABLE, axes: TEXT, letters: INTER.latinExtended },
  { name: "inter-greek-cyrillic", source: INTER_VARIABLE, axes: TEXT, letters: INTER.greekAndCyrillic },
  { name: "bricolage", source: bricolage("latin"), axes: DISPLAY, letters: BRICOLAGE.core },
  {
    name: "bricolage-latin-extended",
    source: bricolage("latin-ext"),
    axes: DISPLAY,
    letters: BRICOLAGE.latinExtended,
  },
  {
    name: "bricolage-vietnamese",
    source: bricolage("vietnamese"),
    axes: DISPLAY,
    letters: BRICOLAGE.vietnamese,
  },
];

function bricolage(script: string): string {
  return `${BRICOLAGE_FILES}-${script}-wdth-normal.woff2`;
}

async function makeFonts(): Promise<void> {
  for (const { name, source, axes, letters } of FILES) {
    const original = await Bun.file(join(SOURCES, source)).bytes();
    const cut = await subsetFont(Buffer.from(original), charactersOf(letters), {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: FEATURES,
    });
    await Bun.write(join(import.meta.dir, `${name}.woff2`), cut);
    process.stdout.write(`${name}.woff2 ${cut.length} bytes\n`);
  }
}

await makeFonts();
