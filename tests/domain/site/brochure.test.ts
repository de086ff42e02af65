import { expect, test } from "bun:test";
import { brochureAddress } from "#domain/site/brochure.ts";

test("names each language's brochure by its code in capitals", () => {
  expect(brochureAddress("pt")).toBe("/download/brochure-PT.pdf");
  expect(brochureAddress("en")).toBe("/download/brochure-EN.pdf");
});
