import { describe, expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { printableDrawing } from "#server/documents/drawings.ts";
import { spellOut } from "#server/documents/spell-out.ts";
import { DRAWINGS_OF_PAGES } from "./samples.ts";

/** What react-pdf draws of SVG; it passes over anything else in silence. */
const KNOWN = ["svg", "g", "path", "rect", "circle", "ellipse"];

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

test("every letter of the map stands where its word is", async () => {
  const file = await Bun.file("public/drawings/map-en.svg").text();
  const [, first = "no letter"] = /<defs>.*? d="([^"]+)"/s.exec(file) ?? [];
  expect(printableDrawing("map", "en")).toContain(`d="${first}"`);
});

describe("a drawing spelled out", () => {
  const sheet = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;

  test("has what it shows often at each of its places, with what it is made of", () => {
    const file = sheet(
      '<defs><g id="a"><g><path d="M1 1"/></g></g><path id="b" fill="#fff" d="M2 2"/><g id="c"><use href="#b" x="5"/></g></defs>' +
        '<use href="#a" transform="translate(1 2)"/><use href="#c" opacity=".5"/>',
    );
    expect(spellOut(file)).toBe(
      sheet(
        '<g transform="translate(1 2)"><g><path d="M1 1"/></g></g>' +
          '<g opacity=".5"><g transform="translate(5 0)"><path  fill="#fff" d="M2 2"/></g></g>',
      ),
    );
  });

  test("shows the lots that are lit when nobody says how many, and no state beside", () => {
    const file = sheet(
      '<style>.l8{display:none}</style><g id="lit-0"/><g><g class="l7"><path d="M7 7"/></g><g class="l8"><g><path d="M8 8"/></g></g></g>',
    );
    expect(spellOut(file)).toBe(sheet('<g><g class="l7"><path d="M7 7"/></g></g>'));
  });

  test("names nothing that the file does not hold", () => {
    expect(() => spellOut(sheet('<use href="#a"/>'))).toThrow("a");
  });
});
