import { and, desc, eq } from "drizzle-orm";
import { history, settings } from "#db/schema/index.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import type { Ctx } from "../context.ts";

/** One earlier save: who, when, and which parts of the record it changed. */
export type SettingsChange = { id: string; at: Date; who: string; parts: (keyof Settings)[] };

export type SettingsRecord = { data: Settings; version: number; changes: SettingsChange[] };

/** How many saves the screen tells of; older ones stay in the history. */
const SHOWN_CHANGES = 20;

/** The facts of the event as they are stored, with the version a save must name and the last 20 saves, newest first. */
export async function getSettings(ctx: Ctx): Promise<SettingsRecord> {
  if (!can(ctx.actor, "settings.update")) throw refuse("forbidden");
  const [row] = await ctx.db.read.select().from(settings).where(eq(settings.id, 1));
  if (!row) throw refuse("notFound", { record: "settings" });
  const saves = await ctx.db.read
    .select({ id: history.id, at: history.at, who: history.actorName, changes: history.changes })
    .from(history)
    .where(and(eq(history.record, "settings"), eq(history.recordId, "1")))
    .orderBy(desc(history.at), desc(history.id))
    .limit(SHOWN_CHANGES);
  return {
    data: { ...DEFAULT_SETTINGS, ...row.data },
    version: row.version,
    changes: saves.map(({ changes, ...save }) => ({
      ...save,
      parts: Object.keys(changes ?? {}).filter((part): part is keyof Settings => part in DEFAULT_SETTINGS),
    })),
  };
}
