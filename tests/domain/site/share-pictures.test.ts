import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { SHARE_PICTURES, sharePictureFile, sharePictureOf } from "#domain/site/share-pictures.ts";

test.each([
  ["/", "home"],
  ["/overview", "overview"],
  ["/partnership-and-exhibit", "partnership"],
  ["/exhibiting", "exhibiting"],
  ["/services-and-support", "services"],
  ["/expression-of-interest", "interest"],
  ["/privacy-policy", "home"],
] as const)("a link to %s is shown with the picture of %s", (path, picture) => {
  expect(sharePictureOf(path)).toBe(picture);
});

test("each picture has a file for each language, and none shares one", () => {
  const files = SHARE_PICTURES.flatMap((picture) =>
    LOCALES.map((locale) => sharePictureFile(picture, locale)),
  );
  expect(new Set(files).size).toBe(SHARE_PICTURES.length * LOCALES.length);
});
