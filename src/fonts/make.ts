import { join } from "node:path";
import subsetFont from "subset-font";
import { BRICOLAGE, charactersOf, INTER } from "./letters.ts";

/**
 * `bun run fonts`: cuts the two faces of the house out of the fonts as their makers publish them, whose packages are
 * development dependencies, for the screens and for paper. What it writes is committed, so building the portal needs
 * neither.
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

/** Fonts for paper: one weight a file, with all letters and the tables that place accents on them. */
const PRINTED = join(import.meta.dir, "../../server/documents/fonts");
const PRINTED_FEATURES = ["kern", "mark", "mkmk", "ccmp", "tnum"];
const PRINTED_FILES = [
  { name: "inter-regular", source: INTER_VARIABLE, axes: { opsz: 14, wght: 400 }, letters: INTER.printed },
  { name: "inter-semibold", source: INTER_VARIABLE, axes: { opsz: 14, wght: 600 }, letters: INTER.printed },
  {
    name: "bricolage-vietnamese",
    source: bricolage("vietnamese"),
    axes: DISPLAY,
    letters: BRICOLAGE.vietnamese,
  },
];

async function makeFonts(): Promise<void> {
  for (const { name, source, axes, letters } of FILES) {
    const cut = await subsetFont(await readSource(source), charactersOf(letters), {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: FEATURES,
    });
    await write(join(import.meta.dir, `${name}.woff2`), cut);
  }
  for (const { name, source, axes, letters } of PRINTED_FILES) {
    const cut = await subsetFont(await readSource(source), charactersOf(letters), {
      targetFormat: "woff",
      variationAxes: axes,
      keepFeatures: PRINTED_FEATURES,
    });
    await write(join(PRINTED, `${name}.woff`), cut);
  }
}

async function readSource(name: string): Promise<Buffer> {
  return Buffer.from(await Bun.file(join(SOURCES, name)).bytes());
}

async function write(path: string, bytes: Buffer): Promise<void> {
  await Bun.write(path, bytes);
  process.stdout.write(`${path} ${bytes.length} bytes\n`);
}

await makeFonts();
