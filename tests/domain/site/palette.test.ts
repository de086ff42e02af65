import { expect, test } from "bun:test";
import { PALETTE } from "#domain/site/palette.ts";

test("drawings and documents are painted with the colours of the pages", async () => {
  const styles = await Bun.file("src/styles.css").text();
  const ofPages = new Map(
    [...styles.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  const ofPalette = Object.entries(PALETTE).map(([name, hex]) => [
    name.replaceAll(/([A-Z]|\d)/g, (sign) => `-${sign.toLowerCase()}`),
    hex,
  ]);
  const known = ofPalette.map(([name = ""]) => [name, ofPages.get(name) ?? "no such colour"]);
  expect(ofPalette).toEqual(known);
});
