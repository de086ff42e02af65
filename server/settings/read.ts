import { eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { settings } from "#db/schema/index.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";

/** The settings in force. Read afresh each time: a moved deadline counts at once, everywhere. */
export async function readSettings(db: Reader | Tx): Promise<Settings> {
  const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.id, 1));
  return row ? { ...DEFAULT_SETTINGS, ...row.data } : DEFAULT_SETTINGS;
}
