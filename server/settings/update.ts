import { eq } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { settings } from "#db/schema/index.ts";
import { nextClauses } from "#domain/contracts/clauses.ts";
import { weightingOf } from "#domain/evaluations/criteria.ts";
import { refuse } from "#domain/refusal.ts";
import { settingsUpdateInput } from "#domain/settings/form.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { recalculateAverages } from "../evaluations/recalculate.ts";
import { changePictures, tellPictures } from "./pictures.ts";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";

/**
 * Changes the facts of the event and the prices; for ADMIN. Refused as `stale` when somebody else saved since, as
 * `nothingChanged` when nothing did. When the criteria or their weights change, all averages are worked out again.
 */
export const updateSettings = change("settings.update", {
  may: ["settings.update"],
  input: settingsUpdateInput,
  sample: { data: DEFAULT_SETTINGS, version: 1 },
  async run(tx, ctx, input): Promise<{ version: number }> {
    const [before] = await tx.select().from(settings).where(eq(settings.id, 1));
    if (!before) throw refuse("notFound", { record: "settings" });
    const stored = { ...DEFAULT_SETTINGS, ...before.data };
    const data = {
      ...input.data,
      ...(before.version === input.version
        ? await changePictures(tx, ctx, stored, input.data)
        : { logo: stored.logo, pictures: stored.pictures }),
      clauses: nextClauses(stored.clauses, input.data.clauses, stored.clausesRead),
      eoi: keepTurn(stored.eoi, input.data.eoi),
    };
    const changes = changedFields(tellPictures(stored), tellPictures(data));
    if (before.version === input.version && Object.keys(changes).length === 0) throw refuse("nothingChanged");
    const seen = { id: before.id, version: input.version };
    const by = { updatedAt: ctx.now, updatedBy: ctx.actor.id };
    const { version } = await rewrite(tx, settings, seen, { data, ...by });
    if (changes["evaluating"]) await recalculateAverages(tx, weightingOf(data.evaluating));
    await recordHistory(tx, ctx, {
      record: "settings",
      recordId: "1",
      action: "update",
      changes,
    });
    return { version };
  },
});

/** Its dates are a matter of the settings; opening and closing it is an act of its own. */
function keepTurn(
  { isUnopened, closedEarly }: Settings["eoi"],
  { opens, closes }: Settings["eoi"],
): Settings["eoi"] {
  return { opens, closes, ...(isUnopened && { isUnopened }), ...(closedEarly && { closedEarly }) };
}
