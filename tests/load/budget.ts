import { chromium } from "@playwright/test";
import { openInbox } from "../journeys/inbox.ts";
import { partnerNamed } from "../journeys/people.ts";
import { BROWSER_FLAGS, provideBrowser } from "../browser.ts";
import { startPortal } from "../portal-process.ts";
import { PARTNER_AREA, STAFF_AREA } from "./limits.ts";
import { type Finding, inKilobytes, measureArea, measurePublicPages } from "./measure.ts";
import { printTable } from "./table.ts";
import type { Kind } from "./visit.ts";
import { provideBuild } from "./web-build.ts";

/**
 * `bun run budget`: what a first visit to each page of a portal with a mail server costs, against what it may (P17,
 * P18). Ends with 1 when something is above its limit or fetched what does not belong to it.
 */
async function checkBudget(): Promise<void> {
  await provideBuild();
  const inbox = await openInbox();
  const portal = await startPortal({ seed: "demo", smtpUrl: inbox.url });
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: BROWSER_FLAGS });
  const { url } = portal;
  try {
    // Side by side: most of a visit is waiting until nothing more comes.
    const findings = await Promise.all([
      measurePublicPages({ browser, url, language: "pt" }),
      measurePublicPages({ browser, url, language: "en" }),
      measureArea({ browser, url, language: "pt" }, PARTNER_AREA, partnerNamed("ana.moura")),
      measureArea({ browser, url, language: "pt" }, STAFF_AREA, portal.admin),
      measureArea(
        { browser, url, language: "en" },
        { ...PARTNER_AREA, further: [] },
        partnerNamed("ana.moura"),
      ),
      measureArea({ browser, url, language: "en" }, { ...STAFF_AREA, further: [] }, portal.admin),
    ]);
    report(findings.flat());
  } finally {
    await browser.close();
    await portal.stop();
    await inbox.close();
  }
}

function report(findings: Finding[]): void {
  console.log("Bodies as they travelled (brotli), in kB of 1000 bytes, with an empty cache.\n");
  const rows = findings.map(({ name, language, bytes, limits }) => [
    name,
    language,
    ...(["script", "stylesheet", "font"] as const).map((kind) => cell(bytes[kind], limits[kind])),
    ...(["image", "document"] satisfies Kind[]).map((kind) => inKilobytes(bytes[kind])),
  ]);
  printTable([["page", "", "script", "css", "font", "image", "html"], ...rows], 2);
  const complaints = findings.flatMap((finding) => finding.complaints);
  console.log(complaints.length === 0 ? "\nAll within their limits." : `\n${complaints.join("\n")}`);
  if (complaints.length > 0) process.exitCode = 1;
}

function cell(bytes: number, limit: number | undefined): string {
  return limit === undefined ? inKilobytes(bytes) : `${inKilobytes(bytes)} / ${limit / 1000}`;
}

await checkBudget();
