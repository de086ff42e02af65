import { eq } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { settings } from "#db/schema/index.ts";
import { changedFields } from "#domain/history.ts";
import { turnApplicationsInput } from "#domain/opening/confirm.ts";
import { refuse } from "#domain/refusal.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { turnWindow } from "#domain/opening/turn-window.ts";
import { windowState, type WindowState } from "#domain/submissions/window.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";

/**
 * Opens the season for applications, or closes it before its last day; opening again is the same act. For ADMIN. Refused
 * as `periodOver` once the last day has passed, as `nothingChanged` when it is so already.
 */
export const turnApplications = change("opening.turnApplications", {
  may: ["settings.update"],
  input: turnApplicationsInput,
  sample: { open: false },
  async run(tx, ctx, { open }): Promise<{ window: WindowState }> {
    const [before] = await tx.select().from(settings).where(eq(settings.id, 1));
    if (!before) throw refuse("notFound", { record: "settings" });
    const stored = { ...DEFAULT_SETTINGS, ...before.data };
    if (Date.parse(stored.eoi.closes) < ctx.now.getTime())
      throw refuse("periodOver", { closes: stored.eoi.closes });
    const eoi = turnWindow(ctx.now, stored, open);
    if (!eoi) throw refuse("nothingChanged");
    const data = { ...stored, eoi };
    const seen = { id: before.id, version: before.version };
    await rewrite(tx, settings, seen, { data, updatedAt: ctx.now, updatedBy: ctx.actor.id });
    await recordHistory(tx, ctx, {
      record: "settings",
      recordId: "1",
      action: open ? "openApplications" : "closeApplications",
      changes: changedFields({ eoi: stored.eoi }, { eoi }),
    });
    return { window: windowState(ctx.now, eoi) };
  },
});
