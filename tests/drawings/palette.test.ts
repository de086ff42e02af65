import { expect, test } from "bun:test";
import { PALETTE } from "#server/drawings/palette.ts";

test("drawings are painted with the colours of the pages", async () => {
  const styles = await Bun.file("src/styles.css").text();
  const ofPages = new Map(
    [...styles.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
  const ofDrawings = Object.entries(PALETTE).map(([name, hex]) => [
    name.replaceAll(/([A-Z]|\d)/g, (sign) => `-${sign.toLowerCase()}`),
    hex,
  ]);
  const known = ofDrawings.map(([name = ""]) => [name, ofPages.get(name) ?? "no such colour"]);
  expect(ofDrawings).toEqual(known);
});
