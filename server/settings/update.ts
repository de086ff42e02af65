import { and, eq } from "drizzle-orm";
import { settings } from "#db/schema/index.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/schema.ts";
import { nextVersion } from "#db/columns.ts";
import type { Ctx } from "../context.ts";
import { changedFields, recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";

/**
 * Changes the facts of the event and the prices; for ADMIN, or the system when it fills the first record. Refused as
 * `stale` when somebody else saved since, as `nothingChanged` when the record is what it was. The site shows the new
 * facts with the next page that is asked for.
 */
export async function updateSettings(
  ctx: Pick<Ctx, "actor" | "db" | "now" | "idempotencyKey">,
  input: { data: Settings; version: number },
): Promise<{ version: number }> {
  if (!can(ctx.actor, "settings.update")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "settings.update", input, async () => {
      const [before] = await tx.select().from(settings).where(eq(settings.id, 1));
      if (!before) throw refuse("notFound", { record: "settings" });
      const changes = changedFields({ ...DEFAULT_SETTINGS, ...before.data }, input.data);
      if (before.version === input.version && Object.keys(changes).length === 0)
        throw refuse("nothingChanged");
      const [after] = await tx
        .update(settings)
        .set({
          data: input.data,
          updatedAt: ctx.now,
          updatedBy: ctx.actor.kind === "user" ? ctx.actor.id : null,
          version: nextVersion(),
        })
        .where(and(eq(settings.id, 1), eq(settings.version, input.version)))
        .returning();
      if (!after) throw refuse("stale", { record: "settings", current: before.version });
      await recordHistory(tx, ctx, {
        record: "settings",
        recordId: "1",
        action: "update",
        changes,
      });
      return { version: after.version };
    }),
  );
}
