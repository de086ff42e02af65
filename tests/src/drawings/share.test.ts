import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { SHARE_PICTURES, SHARE_SIZE } from "#domain/site/share-pictures.ts";
import { drawSharePicture } from "#src/drawings/share.ts";
import type { Lettering } from "#src/drawings/shape.ts";

/** Left of it nothing of the town is drawn at the height of letters. */
const LETTERS_END = 528;

const PICTURES = SHARE_PICTURES.flatMap((picture) => LOCALES.map((locale) => ({ picture, locale })));

test.each(PICTURES)(
  "the title of $picture in $locale is whole, and beside the town",
  ({ picture, locale }) => {
    const letters = drawSharePicture(picture, locale).shapes.filter(
      (shape): shape is Lettering => shape.kind === "lettering",
    );
    const [zone, ...lines] = letters;
    expect(zone?.words).toBe("Green Zone");
    expect(lines.length).toBeGreaterThan(1);
    for (const { x, y, width, size } of letters) {
      expect(x).toBeGreaterThan(60);
      expect(x + width).toBeLessThan(LETTERS_END);
      expect(y - size).toBeGreaterThan(0);
      expect(y + size / 4).toBeLessThan(SHARE_SIZE.height);
    }
    const tops = lines.map(({ y, size }) => y - size);
    expect(Math.min(...tops)).toBeGreaterThan(zone?.y ?? Number.NaN);
  },
);
