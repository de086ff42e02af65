import { expect, test } from "bun:test";
import { looksOf, mixesScripts, readScripts } from "#domain/look-alikes.ts";

test.each([
  ["rui@ribeira.org", false],
  ["rui@ribeirа.org", true],
  ["rυi@ribeira.org", true],
  ["info@пример.рф", false],
  ["info@пример.org", false],
  ["rosa@açaí.com.br", false],
  ["mail@日本eigo.jp", false],
])("%p mixes scripts within one of its parts: %p", (address, mixes) => {
  expect(mixesScripts(address)).toBe(mixes);
});

test.each([
  ["rui@ribeirа.org", "rui@ribeira.org"],
  ["аре@сосо.com", "ape@coco.com"],
  ["rui@exarnple.0rg", "rui@exarnple.org"],
])("%p looks like %p", (one, other) => {
  expect(looksOf(one)).toBe(looksOf(other));
});

test("figures are read as letters only where looks are asked for, not scripts", () => {
  expect(readScripts("a10@example.org")).toBe("a10@example.org");
  expect(looksOf("a10@example.org")).not.toBe(looksOf("a11@example.org"));
  expect(looksOf("exarnple.org")).toBe(looksOf("example.org"));
});
