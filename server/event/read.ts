import { eq } from "drizzle-orm";
import { kept } from "#db/kept.ts";
import { settings } from "#db/schema/index.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";

/** The settings in force: a moved deadline counts with the next question, everywhere. */
export const readSettings = kept([settings], async (db): Promise<Settings> => {
  const [row] = await db.select({ data: settings.data }).from(settings).where(eq(settings.id, 1));
  return row ? { ...DEFAULT_SETTINGS, ...row.data } : DEFAULT_SETTINGS;
});
