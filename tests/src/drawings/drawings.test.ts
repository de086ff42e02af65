import { describe, expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { LOCALES } from "#domain/locales.ts";
import { AREAS } from "#domain/site/areas.ts";
import { DRAWINGS, drawingAddress, type DrawingName } from "#domain/site/drawings.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { drawAll, drawingOf } from "#src/drawings/drawings.ts";
import type { Drawing, Lettering, Shape } from "#src/drawings/shape.ts";
import { MAP_WORDS } from "#src/drawings/words.ts";

const LOCALISED_DRAWINGS: readonly string[] = [
  "map",
  "plan-bronze",
  "plan-silver",
  "plan-gold",
  "plan-custom",
  "stand-sketch",
];
const NAMES = Object.keys(DRAWINGS) as DrawingName[];
const DRAWN = drawAll();

/** A kilobyte budget by what a drawing is for. */
function budgetOf(name: DrawingName): number {
  if (name === "map") return 100;
  // Fetched once for every number of lit lots.
  if (name === "quay") return 72;
  if (name.startsWith("face-") || name === "plot") return 34;
  if (name.startsWith("plan-")) return 28;
  return 18;
}

function allShapes(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => ("shapes" in shape ? [shape, ...allShapes(shape.shapes)] : [shape]));
}

function lettersOf(drawing: Drawing): string[] {
  return allShapes(drawing.shapes)
    .filter((shape): shape is Lettering => shape.kind === "lettering")
    .map(({ words }) => words);
}

test("the files that the site serves and the brochure prints are what the programs draw: `bun run drawings`", async () => {
  const served = (await readdir("public/drawings")).map((file) => `/drawings/${file}`);
  const addresses = NAMES.flatMap((name) => LOCALES.map((locale) => drawingAddress(name, locale)));
  expect(served.toSorted()).toEqual([...new Set(addresses)].toSorted());
  const files = await Promise.all(served.map((address) => Bun.file(`public${address}`).text()));
  expect(served.filter((address, index) => files[index] !== DRAWN.get(address))).toEqual([]);
});

describe.each(NAMES)("%s", (name) => {
  const files = LOCALES.map((locale) => DRAWN.get(drawingAddress(name, locale)) ?? "");

  test("is of the size it promises, and runs nothing", () => {
    const { width, height } = DRAWINGS[name];
    for (const svg of files) {
      const [root] = /^<svg [^>]+>/.exec(svg) ?? [];
      expect(root).toBe(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" viewBox="0 0 ${width} ${height}">`,
      );
      const body = svg.replace(`<style>${drawingOf(name, "pt").states?.style}</style>`, "");
      expect(/<script|<style|<image|<foreignObject|\son[a-z]+=|href="(?!#)/i.exec(body)).toBeNull();
    }
  });

  test("knows every number it is drawn with", () => {
    for (const locale of LOCALES)
      expect(/NaN|null|undefined|Infinity/.exec(JSON.stringify(drawingOf(name, locale)))).toBeNull();
  });

  test("is painted with the house's palette only", () => {
    const palette = new Set<string>(Object.values(PALETTE));
    for (const svg of files) {
      const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map((match) => match[1] ?? "");
      expect(colours.filter((colour) => colour !== "none" && !palette.has(colour))).toEqual([]);
    }
  });

  test("is small", () => {
    for (const svg of files) expect(svg.length).toBeLessThan(budgetOf(name) * 1024);
  });

  test("has words exactly when there is one of it for each language", () => {
    const words = LOCALES.map((locale) => lettersOf(drawingOf(name, locale)));
    const isLocalised = LOCALISED_DRAWINGS.includes(name);
    expect(words.every((said) => said.length > 0)).toBe(isLocalised);
    expect(String(words[0]) === String(words[1])).toBe(!isLocalised);
    expect(drawingAddress(name, "pt") === drawingAddress(name, "en")).toBe(!isLocalised);
  });
});

test("the map names every area, in each language, beside its mark", () => {
  for (const locale of LOCALES) {
    const words = lettersOf(drawingOf("map", locale));
    for (const { id, mark } of AREAS) {
      expect(words).toContain(mark);
      const name = MAP_WORDS[locale].areas[id].name();
      // A long name stands in two lines.
      const isWhole = words.includes(name);
      const isBroken = words.some((first, at) => `${first} ${words[at + 1] ?? ""}` === name);
      expect([name, isWhole || isBroken]).toEqual([name, true]);
    }
  }
});

test("the map draws each pin where it can be pressed", () => {
  for (const locale of LOCALES) {
    const svg = DRAWN.get(drawingAddress("map", locale)) ?? "";
    for (const { id, pin } of AREAS) {
      const [x, y] = pin;
      const isThere = [`cx="${x}" cy="${y}"`, `translate(${x} ${y})`].some((place) => svg.includes(place));
      expect(isThere, id).toBe(true);
    }
  }
});

test("the map is a small download", () => {
  for (const locale of LOCALES) {
    const svg = DRAWN.get(drawingAddress("map", locale)) ?? "";
    expect(svg).not.toBe("");
    expect(brotliCompressSync(svg).length).toBeLessThan(35 * 1024);
  }
});

test("the two maps share no label but marks and what is called the same in both languages", () => {
  const [pt, en] = LOCALES.map((locale) => new Set(lettersOf(drawingOf("map", locale))));
  const marks = AREAS.map(({ mark }) => mark as string);
  const shared = [...(pt ?? [])].filter((words) => en?.has(words) && !marks.includes(words));
  expect(shared).toEqual(["Blue Zone", "N"]);
});

test("the first screen's picture weighs what a phone fetches in a twentieth of a second", () => {
  expect(brotliCompressSync(DRAWN.get("/drawings/quay.svg") ?? "").length).toBeLessThan(11.5 * 1024);
});
