import { expect, test } from "bun:test";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { arePagesBuilt, notePagesBuilt } from "#server/demo/pages-built.ts";
import { newEmptyFolder } from "#tests/setup.ts";

function newCheckout(): string {
  const checkout = newEmptyFolder();
  for (const folder of ["src/kit", "i18n", "public", "server/domain", "dist/web"])
    mkdirSync(join(checkout, folder), { recursive: true });
  for (const path of ["src/kit/button.tsx", "package.json", "dist/web/index.html"])
    writeFileSync(join(checkout, path), "first");
  return checkout;
}

test("pages are built of these sources once that is noted", () => {
  const checkout = newCheckout();
  expect(arePagesBuilt(checkout)).toBe(false);
  notePagesBuilt(checkout);
  expect(arePagesBuilt(checkout)).toBe(true);
  writeFileSync(join(checkout, "README.md"), "no source");
  expect(arePagesBuilt(checkout)).toBe(true);
});

test.each([
  ["changed", (checkout: string) => writeFileSync(join(checkout, "src/kit/button.tsx"), "second one")],
  ["new", (checkout: string) => writeFileSync(join(checkout, "server/domain/rule.ts"), "")],
  ["gone", (checkout: string) => rmSync(join(checkout, "src/kit/button.tsx"))],
  ["another setting", (checkout: string) => writeFileSync(join(checkout, "package.json"), "second one")],
  ["the pages gone", (checkout: string) => rmSync(join(checkout, "dist/web/index.html"))],
])("they are not when a source is %s", (_what, change) => {
  const checkout = newCheckout();
  notePagesBuilt(checkout);
  change(checkout);
  expect(arePagesBuilt(checkout)).toBe(false);
});
