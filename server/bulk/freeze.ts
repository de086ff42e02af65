import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { bulkRows, bulkRuns } from "#db/schema/index.ts";
import { bulkAct } from "#domain/bulk/acts.ts";
import { selectionInput } from "#domain/bulk/selection.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal } from "#domain/refusal.ts";
import { change } from "../verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { weighAll } from "./frozen-set.ts";
import { BULKS } from "./kinds.ts";

/**
 * Freezes what one verb would be done with: every record with its version, and for those it cannot be done with why
 * not, by the rule of the single verb. Nothing else is done; the answer is the token that `bulk.run` takes. Whoever
 * looks again has no use for the preview before.
 */
export const freezeBulk = change("bulk.freeze", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ act: bulkAct, selection: selectionInput }),
  prepare(ctx, { act, selection }) {
    const bulk = BULKS[act.kind];
    const reason = whyNotCall(ctx.actor, bulk.may);
    if (reason) throw new Refusal(reason);
    return weighAll(ctx, bulk, act, selection);
  },
  async run(tx, ctx, { act }, frozen) {
    const isMine = eq(bulkRuns.actorId, ctx.actor.id);
    await tx.delete(bulkRuns).where(and(isMine, eq(bulkRuns.status, "previewed")));
    const id = newId();
    const { kind, verb } = act;
    await tx.insert(bulkRuns).values({
      id,
      kind,
      verb,
      status: "previewed",
      count: frozen.length,
      actorId: ctx.actor.id,
      createdAt: ctx.now,
    });
    const rows = frozen.map(({ reason, caution, seen, id: recordId, ...row }, position) => ({
      ...row,
      recordId,
      bulkId: id,
      position,
      state: reason ? ("skipped" as const) : ("waiting" as const),
      reason: reason ?? caution,
      undo: seen,
    }));
    await insertRows(tx, bulkRows, rows);
    return { id };
  },
});
