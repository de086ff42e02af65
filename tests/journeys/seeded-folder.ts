import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** One folder a run: in it the demonstration, made once, and the folder of every portal, most of them its copies. */
const NAME = "JOURNEYS_FOLDER";

/**
 * What the demonstration takes on two cores with nothing beside them. How many times as long it takes here is how
 * patient the journeys are, which run three at once.
 */
const USUAL_MS = 8_000;

/** What Playwright does before the first journey; the answer is what it does after the last. */
export default function makeSeededFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "portal-journeys-"));
  process.env[NAME] = folder;
  const began = performance.now();
  const { success } = Bun.spawnSync([process.execPath, "tests/journeys/seed.ts"], {
    env: { ...process.env, DATA_DIR: seededFolder() },
    stdout: "inherit",
    stderr: "inherit",
  });
  if (!success) throw new Error("The demonstration could not be made.");
  const slowness = Math.max(1, Math.ceil((performance.now() - began) / USUAL_MS));
  process.env["JOURNEYS_SLOWNESS"] = String(slowness);
  console.log(`The journeys' patience is ${slowness} times the usual.`);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The demonstration of this run, for the processes that Playwright starts. */
export function seededFolder(): string {
  return join(process.env[NAME] ?? "", "seeded");
}

/** A folder for one portal, which goes with the run even if the portal's worker is gone before. */
export function makePortalFolder(): string {
  return mkdtempSync(join(process.env[NAME] ?? "", "portal-"));
}
