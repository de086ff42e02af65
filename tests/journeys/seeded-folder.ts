import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The demonstration is made once a run, in a folder of which every portal gets a copy. */
const NAME = "JOURNEY_SEED";

/** What Playwright does before the first journey; the answer is what it does after the last. */
export default function makeSeededFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "portal-seed-"));
  const { success } = Bun.spawnSync([process.execPath, "tests/journeys/seed.ts"], {
    env: { ...process.env, DATA_DIR: folder },
    stdout: "inherit",
    stderr: "inherit",
  });
  if (!success) throw new Error("The demonstration could not be made.");
  process.env[NAME] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The folder of this run, for the processes that Playwright starts. */
export function seededFolder(): string {
  return process.env[NAME] ?? "";
}
