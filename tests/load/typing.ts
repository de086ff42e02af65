import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, provideBrowser } from "../browser.ts";
import { startPortal } from "../portal-process.ts";
import { median, nineteenOfTwenty } from "./median.ts";
import { printTable } from "./table.ts";
import { CATALOGUE_ITEMS, stockCatalogue } from "./typing/catalogue.ts";
import { openDeskOrder } from "./typing/editor.ts";
import { openServices } from "./typing/services.ts";
import { measureEditor, measureServices, SLOWED, type Act } from "./typing/acts.ts";
import { provideBuild } from "./web-build.ts";

/** What one key may take of scripting, a frame; and what a press may take until it is drawn (P20). */
const FRAME_MS = 16;
const PRESS_MS = 100;

/** An order of the usual length, and the longest one there may be. */
const LENGTHS = [40, 200];

/**
 * `bun run typing [--lines 200]`: how long the wizard's services and the desk's editor of items answer a key, with 500
 * items unfolded and 40 lines, then 200, on a CPU slowed four times, beside a bare input on the same page. Ends with 1
 * when more than one key in twenty takes more than a frame, or a middle press more than 100 ms.
 */
async function measureTyping(): Promise<void> {
  await provideBuild();
  const dataDir = mkdtempSync(join(tmpdir(), "portal-typing-"));
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: BROWSER_FLAGS });
  try {
    await (await startPortal({ seed: "demo", dataDir })).stop();
    stockCatalogue(dataDir);
    const portal = await startPortal({ seed: "demo", dataDir });
    try {
      for (const lines of readLengths()) {
        report(lines, [
          ...(await measureServices(await openServices(browser, portal.url, lines))),
          ...(await measureEditor(await openDeskOrder(browser, portal.url, lines))),
        ]);
      }
    } finally {
      await portal.stop();
    }
  } finally {
    await browser.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function readLengths(): number[] {
  const { lines } = parseArgs({ options: { lines: { type: "string" } } }).values;
  return lines ? [Number(lines)] : LENGTHS;
}

function report(lines: number, acts: Act[]): void {
  const ms = (figure: number) => figure.toFixed(1);
  console.log(
    `${CATALOGUE_ITEMS} items unfolded, ${lines} lines, CPU slowed ${SLOWED} times; ms of scripting.\n`,
  );
  const rows = acts.map(({ name, bare, scripting, whole }) => [
    name,
    ms(median(scripting)),
    ms(nineteenOfTwenty(scripting)),
    ms(Math.max(...scripting)),
    ms(median(whole)),
    bare ? (median(scripting) / median(bare)).toFixed(1) : "",
  ]);
  printTable([["one", "middle", "95 of 100", "longest", "with layout", "of bare"], ...rows], 1);
  const isSlow = ({ bare, scripting, whole }: Act) =>
    bare ? nineteenOfTwenty(scripting) > FRAME_MS : median(whole) > PRESS_MS;
  if (acts.some(isSlow)) process.exitCode = 1;
}

await measureTyping();
