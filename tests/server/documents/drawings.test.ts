import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { printableDrawing } from "#server/documents/drawings.ts";
import { DRAWINGS_OF_PAGES } from "./samples.ts";

/** What react-pdf draws of SVG; it passes over anything else in silence, and over what stands in definitions. */
const KNOWN = ["svg", "g", "path", "rect", "circle", "ellipse", "defs"];

test.each([...new Set(Object.values(DRAWINGS_OF_PAGES).flat())])(
  "%s is made of what react-pdf draws",
  (name) => {
    for (const locale of LOCALES) {
      const svg = printableDrawing(name, locale);
      const elements = new Set([...svg.matchAll(/<([a-z]+)/gi)].map(([, element = ""]) => element));
      expect([...elements].filter((element) => !KNOWN.includes(element))).toEqual([]);
      expect(svg).not.toContain('="undefined"');
      // A group's dash does not reach its shapes, and a move by one number only is a move to nowhere.
      expect(/<g [^>]*dash|translate\([^ )]+\)/.exec(svg)).toBeNull();
    }
  },
);

test("every letter of the map stands where its word is", () => {
  const [, letters = "", sheet = ""] = /<defs>(.*)<\/defs>(.*)/s.exec(printableDrawing("map", "en")) ?? [];
  const [, first = "no letter"] = / d="([^"]+)"/.exec(letters) ?? [];
  expect(sheet).toContain(`d="${first}"`);
});
