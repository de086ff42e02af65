import { expect, test } from "bun:test";
import { cleanName } from "#server/files/name.ts";

test.each([
  ["a name of Chinese letters", "绿".repeat(120)],
  ["one of emoji", "🌱".repeat(120)],
  ["one of accents", "é".repeat(250)],
])("%s fits a disk with its ending, no letter cut in two", (_, stem) => {
  const name = cleanName(`${stem}.pptx`);
  expect(name).toEndWith(".pptx");
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(235);
  expect(stem).toStartWith(name.slice(0, -5));
});

test("a name that fits stays whole", () => {
  expect(cleanName("Planta do açaí.png")).toBe("Planta do açaí.png");
  expect(cleanName(`${"a".repeat(300)}.pdf`)).toBe(`${"a".repeat(180)}.pdf`);
  expect(cleanName("linha\u000Bdois.pdf")).toBe("linha dois.pdf");
});
