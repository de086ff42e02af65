import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { LOCALES } from "#domain/locales.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { SHARE_PICTURES, sharePictureFile } from "#domain/site/share-pictures.ts";
import { leafMark } from "./leaf-mark.ts";
import { drawQuayStrip } from "./quay-strip.ts";
import { drawSharePicture } from "./share.ts";
import { group, rect, type Drawing } from "./shape.ts";
import { toSvg } from "./svg.ts";

/**
 * `bun run pictures`: the pictures that must be pixels, because those who show them know no vectors (home screens, old
 * browsers, networks that preview a link). Drawn by a Chromium, stored in `public/`, made again when the mark, the town,
 * the zone's name or a page's title change.
 */
const PUBLIC = join(import.meta.dirname, "../../public");
/** Travels with every mail, so it weighs 8 kB at most. */
const MAIL_HEAD = "../server/mail/quay.png";
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;

const { forest } = PALETTE;

async function drawPictures(): Promise<void> {
  const executablePath =
    process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((file) => existsSync(file));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const locale of LOCALES)
    for (const picture of SHARE_PICTURES) {
      const pixels = await shoot(browser, drawSharePicture(picture, locale));
      await save(sharePictureFile(picture, locale), await inFewColours(pixels));
    }
  for (const [file, size] of Object.entries(ICONS)) await save(file, await shoot(browser, icon(size)));
  await save("favicon.svg", new TextEncoder().encode(toSvg(icon(32, 7))));
  await save(MAIL_HEAD, await inFewColours(await shoot(browser, drawQuayStrip(), 2)));
  await save("favicon.ico", iconFile(await shoot(browser, icon(32, 7)), 32));
  await browser.close();
}

async function save(file: string, bytes: Uint8Array): Promise<void> {
  await Bun.write(join(PUBLIC, file), bytes);
  process.stdout.write(`${file} ${(bytes.length / 1024).toFixed(1)} kB\n`);
}

/** `density`: points of the picture to a point of the drawing. */
async function shoot(browser: Browser, drawing: Drawing, density = 1): Promise<Uint8Array> {
  const { width, height } = drawing;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${toSvg(drawing)}`);
  const bytes = await page.screenshot({ omitBackground: true });
  await page.close();
  return bytes;
}

/** A picture of few colours weighs a third when each point names a colour of a table instead of spelling it out. */
async function inFewColours(png: Uint8Array): Promise<Uint8Array> {
  return new Bun.Image(png).png({ palette: true, compressionLevel: 9 }).bytes();
}

/** The mark on forest; systems that round their icons cut the corners themselves. */
function icon(size: number, corner = 0): Drawing {
  const unit = size / 32;
  return {
    width: size,
    height: size,
    shapes: [
      rect(0, 0, size, size, { fill: forest, rx: corner * unit }),
      group(leafMark(), { transform: `translate(${5.4 * unit} ${4.4 * unit}) scale(${0.64 * unit})` }),
    ],
  };
}

/** An .ico file that holds one PNG: six bytes of head, sixteen of directory, the picture. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(22 + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  file.set([size, size], 6);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, 22, true);
  file.set(png, 22);
  return file;
}

await drawPictures();
