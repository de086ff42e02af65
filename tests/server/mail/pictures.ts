import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { htmlWithPictures } from "#server/mail/render.ts";
import { BROWSER_FLAGS, findBrowser } from "#tests/browser.ts";
import { forceDark } from "./forced-dark.ts";
import { scriptVariants } from "./script-variants.ts";
import { letterVariants } from "./variants.ts";

/**
 * `bun run letters [PART OF A NAME]`: every mail of the portal as its reader sees it, at both widths, light, dark by the
 * letter's own colours, dark by force, and without pictures, in sheets under test-results/letters. `bun run letters
 * scripts` draws the names of all countries in five of them instead.
 */
const FOLDER = join(import.meta.dirname, "../../../test-results/letters");
const LOOKS = ["light", "dark", "forced", "blocked"] as const;
type Look = (typeof LOOKS)[number];
const WIDTHS = [680, 375] as const;

const [wanted = ""] = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
const variants = wanted === "scripts" ? scriptVariants() : letterVariants().filter(isWanted);
for (const { name, mailOf } of variants)
  for (const locale of LOCALES) await draw(browser, name, locale, htmlWithPictures(mailOf(locale)));
await browser.close();
process.stdout.write(`${variants.length} letters, in ${FOLDER}\n`);

function isWanted({ name }: { name: string }): boolean {
  return name.toLowerCase().includes(wanted.toLowerCase());
}

async function draw(drawn: Browser, name: string, locale: Locale, html: string): Promise<void> {
  for (const width of WIDTHS)
    for (const look of LOOKS) {
      const page = await drawn.newPage({
        viewport: { width, height: 400 },
        colorScheme: look === "dark" ? "dark" : "light",
      });
      await page.setContent(asShownIn(look, html));
      await page.screenshot({ path: join(FOLDER, fileOf(name, locale, width, look)), fullPage: true });
      await page.close();
    }
}

function fileOf(name: string, locale: Locale, width: number, look: Look): string {
  return `${name}-${locale}-${width}-${look}.png`;
}

function asShownIn(look: Look, html: string): string {
  if (look === "blocked") return html.replaceAll(/(<img[^>]* src=")[^"]*"/g, '$1about:blank"');
  return look === "forced" ? forceDark(html, "all") : html;
}
