import type { ReadDb, Tx } from "#db/client.ts";
import { refuse } from "#domain/refusal.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { isWindowOpen } from "#domain/submissions/window.ts";
import { readSettings } from "./read.ts";

/** EOI-03 */
export async function requireOpenWindow(db: ReadDb | Tx, now: Date): Promise<Settings> {
  const settings = await readSettings(db);
  if (!isWindowOpen(now, settings.eoi)) throw refuse("windowClosed", settings.eoi);
  return settings;
}
