import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { LOCALES, type Locale } from "#domain/locales.ts";
import en_home from "#i18n/en/home/index.ts";
import pt_home from "#i18n/pt/home/index.ts";
import { PALETTE } from "#domain/site/palette.ts";
import { drawContours, hillyGround } from "./contours.ts";
import { text, widthOf } from "./lettering.ts";
import { drawQuayStrip } from "./quay-strip.ts";
import { group, path, rect, type Drawing, type Shape } from "./shape.ts";
import { toSvg } from "./svg.ts";
import { ZONE } from "./words.ts";

/**
 * `bun run pictures`: the pictures that must be pixels, because those who show them know no vectors (home screens, old
 * browsers, networks that preview a link). Drawn by a Chromium, kept in `public/`, made again when the mark, the zone's
 * name or the claim change.
 */
const PUBLIC = join(import.meta.dirname, "../../public");
/** Travels with every mail, so it weighs 8 kB at most. */
const MAIL_HEAD = "../server/mail/quay.png";
const ICONS = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 } as const;
const PREVIEW = { width: 1200, height: 630 };
const CLAIMS: Record<Locale, string> = { pt: pt_home.hero.title, en: en_home.hero.title };

const { annatto, forest, forestLine, paper2 } = PALETTE;

async function drawPictures(): Promise<void> {
  const executablePath =
    process.env["CHROMIUM_PATH"] ?? ["/usr/bin/chromium"].find((file) => existsSync(file));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  for (const locale of LOCALES)
    await save(`og-${locale}.png`, await inFewColours(await shoot(browser, preview(CLAIMS[locale]))));
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

/** `density`: points of the picture to one of the drawing. */
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

/** What a network shows beside a link: the landscape, the mark, the claim. No dates, since those can change. */
function preview(claim: string): Drawing {
  const heightAt = hillyGround([
    { x: 1060, y: 170, width: 180, height: 1 },
    { x: 520, y: 760, width: 220, height: 0.5 },
    { x: 200, y: -40, width: 200, height: 0.4 },
  ]);
  const lines = drawContours({ ...PREVIEW, heightAt, levels: 15, step: 20, slack: 0.7 });
  const size = fittingSize(claim);
  return {
    ...PREVIEW,
    shapes: [
      rect(0, 0, PREVIEW.width, PREVIEW.height, { fill: forest }),
      ...lines.map((d, level) =>
        level === 10
          ? path(d, { stroke: annatto, strokeWidth: 4 })
          : path(d, { stroke: forestLine, strokeWidth: 1.5, opacity: 0.8 }),
      ),
      group(mark(), { transform: "translate(84 76) scale(2.6)" }),
      text(ZONE, [190, 142], { face: "display", size: 54, fill: paper2 }),
      ...inLines(claim, size).map((line, index, all) =>
        text(line, [80, 540 - (all.length - 1 - index) * size * 0.96], {
          face: "display",
          size,
          fill: paper2,
          tracking: -32,
        }),
      ),
    ],
  };
}

/** The largest size at which the claim stands in two lines. */
function fittingSize(claim: string): number {
  for (let size = 140; size > 60; size -= 2) if (inLines(claim, size).length <= 2) return size;
  return 60;
}

function inLines(claim: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of claim.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    const fits = widthOf(longer, { face: "display", size, tracking: -32 }) <= 800;
    if (fits && lines.length > 0) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The leaf whose vein is a river, as the header of the pages shows it, on a field of 32 by 36. */
function mark(): Shape[] {
  return [
    path(
      "M28.5 1.5c1.4 9.2.5 16.4-3.6 21.3-4.3 5.1-11 6.2-16.3 3.1C3.8 20.3 3.9 13.4 8.5 8.9 12.8 4.7 19.3 2.5 28.5 1.5Z",
      { fill: annatto },
    ),
    path("M4 34.5c2.2-4.6 3.8-7.6 6.8-10.6 3.4-3.4 4.2-2.7 6.6-6.3 1.8-2.7 3-5.6 5.6-8.6", {
      stroke: paper2,
      strokeWidth: 2.1,
      cap: "round",
    }),
  ];
}

/** The mark on forest; systems that round their icons cut the corners themselves. */
function icon(size: number, corner = 0): Drawing {
  const unit = size / 32;
  return {
    width: size,
    height: size,
    shapes: [
      rect(0, 0, size, size, { fill: forest, rx: corner * unit }),
      group(mark(), { transform: `translate(${5.4 * unit} ${4.4 * unit}) scale(${0.64 * unit})` }),
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
