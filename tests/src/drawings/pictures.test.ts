import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { SHARE_PICTURES, SHARE_SIZE, sharePictureFile } from "#domain/site/share-pictures.ts";

const SHARED = SHARE_PICTURES.flatMap((picture) =>
  LOCALES.map((locale) => sharePictureFile(picture, locale)),
);

/** The first bytes of a PNG, and where it says how large it is. */
async function sizeOf(file: string): Promise<{ width: number; height: number; bytes: number }> {
  const bytes = await Bun.file(`public/${file}`).bytes();
  const view = new DataView(bytes.buffer);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return { width: view.getUint32(16), height: view.getUint32(20), bytes: bytes.length };
}

test.each([
  ...SHARED.map((file): [string, number, number] => [file, SHARE_SIZE.width, SHARE_SIZE.height]),
  ["apple-touch-icon.png", 180, 180],
  ["icon-192.png", 192, 192],
  ["icon-512.png", 512, 512],
])("%s is %i by %i points and under 100 kB", async (file, width, height) => {
  const found = await sizeOf(file);
  expect([found.width, found.height]).toEqual([width, height]);
  expect(found.bytes).toBeLessThan(100_000);
});

test("every icon the page and its manifest name exists", async () => {
  const page = await Bun.file("index.html").text();
  const manifest = (await Bun.file("public/site.webmanifest").json()) as { icons: { src: string }[] };
  const linked = [
    ...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]* href="([^"]+)"/g),
  ].map((match) => match[1] ?? "");
  expect(linked).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png", "/site.webmanifest"]);
  for (const address of [...linked, ...manifest.icons.map(({ src }) => src)])
    expect([address, await Bun.file(`public${address}`).exists()]).toEqual([address, true]);
});
