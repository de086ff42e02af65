import { expect, test } from "bun:test";
import { formatArea } from "#i18n/formatters.ts";

test("an area is grouped as its reader's language does, wherever it stands", () => {
  expect(formatArea("pt", 1200)).toBe("1.200 m²");
  expect(formatArea("en", 1200)).toBe("1,200 m²");
  expect(formatArea("pt", 37.5)).toBe("37,5 m²");
});
