import type { ReadDb, Tx } from "#db/client.ts";
import { refuse } from "#domain/refusal.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { closingMoment, windowState } from "#domain/submissions/window.ts";
import { readSettings } from "./read.ts";

/** EOI-03 */
export async function requireOpenWindow(db: ReadDb | Tx, now: Date): Promise<Settings> {
  const settings = await readSettings(db);
  const { eoi } = settings;
  const state = windowState(now, eoi);
  if (state === "soon") throw refuse("windowNotOpened");
  if (state !== "open") throw refuse("windowClosed", { opens: eoi.opens, closes: closingMoment(eoi) });
  return settings;
}
