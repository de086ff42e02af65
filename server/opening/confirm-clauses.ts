import { eq } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { settings } from "#db/schema/index.ts";
import { changedFields } from "#domain/history.ts";
import { confirmClausesInput } from "#domain/opening/confirm.ts";
import { refuse } from "#domain/refusal.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";

/**
 * Notes that the organiser has had this version of the clauses read; the next change of them asks again. Refused as
 * `stale` when they were changed meanwhile, as `nothingChanged` when it is noted already.
 */
export const confirmClauses = change("opening.confirmClauses", {
  may: ["settings.update"],
  input: confirmClausesInput,
  sample: { version: 1 },
  async run(tx, ctx, { version }): Promise<{ version: number }> {
    const [before] = await tx.select().from(settings).where(eq(settings.id, 1));
    if (!before) throw refuse("notFound", { record: "settings" });
    const stored = { ...DEFAULT_SETTINGS, ...before.data };
    if (stored.clauses.version !== version)
      throw refuse("stale", { record: "settings", current: before.version });
    if (stored.clausesRead === version) throw refuse("nothingChanged");
    const data = { ...stored, clausesRead: version };
    const by = { updatedAt: ctx.now, updatedBy: ctx.actor.id };
    const seen = { id: before.id, version: before.version };
    await rewrite(tx, settings, seen, { data, ...by });
    await recordHistory(tx, ctx, {
      record: "settings",
      recordId: "1",
      action: "update",
      changes: changedFields(stored, data),
    });
    return { version };
  },
});
