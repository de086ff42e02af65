import { desc, eq } from "drizzle-orm";
import { history, settings } from "#db/schema/index.ts";
import { changedFields, type FieldChanges } from "#domain/history.ts";
import { refuse } from "#domain/refusal.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { historyOf } from "../history/read.ts";
import { question } from "../call/verb.ts";

/**
 * One earlier save: who, when, and which parts of the record it changed, with the names of the fields of each, where it
 * has any.
 */
type SettingsChange = { id: string; at: Date; who: string; parts: ChangedPart[] };
type ChangedPart = { part: keyof Settings; fields: string[] };

export type SettingsRecord = { data: Settings; version: number; changes: SettingsChange[] };

/** Most saves that the screen shows; older saves stay in the history. */
const SHOWN_CHANGES = 20;

/** The facts of the event as they are stored, with the version a save must name and the last 20 saves, newest first. */
export const getSettings = question("settings.get", {
  may: ["settings.update"],
  async run(ctx): Promise<SettingsRecord> {
    const [row] = await ctx.db.read.select().from(settings).where(eq(settings.id, 1));
    if (!row) throw refuse("notFound", { record: "settings" });
    const saves = await ctx.db.read
      .select({ id: history.id, at: history.at, who: history.actorName, changes: history.changes })
      .from(history)
      .where(historyOf("settings", "1"))
      .orderBy(desc(history.at), desc(history.id))
      .limit(SHOWN_CHANGES);
    return {
      data: { ...DEFAULT_SETTINGS, ...row.data },
      version: row.version,
      changes: saves.map(({ changes, ...save }) => ({
        ...save,
        parts: Object.entries(changes ?? {}).flatMap(([part, change]) =>
          isPart(part) ? [{ part, fields: fieldsOf(change) }] : [],
        ),
      })),
    };
  },
});

function isPart(name: string): name is keyof Settings {
  return name in DEFAULT_SETTINGS;
}

function fieldsOf({ old, new: now }: FieldChanges[string]): string[] {
  return isGroup(old) && isGroup(now) ? Object.keys(changedFields(old, now)) : [];
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
