import { and, eq, lt, or } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { bulkRows, bulkRuns } from "#db/schema/index.ts";
import { bulkAct, type BulkAct } from "#domain/bulk/acts.ts";
import { FREEZING_HOLDS_MS } from "#domain/bulk/run.ts";
import { selectionInput } from "#domain/bulk/selection.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { change } from "../verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import type { Weighed } from "./bulk-of.ts";
import { weighAll } from "./frozen-set.ts";
import { BULKS } from "./kinds.ts";

/** So many records are written down at once; others are heard between them (P23). */
const AT_ONCE = 1_000;

/**
 * Freezes what one verb would be done with: every record with its version, and for those it cannot be done with why
 * not, by the rule of the single verb. Nothing else is done; the answer is the token that `bulk.run` takes. Whoever
 * looks again has no use for the preview before.
 */
export const freezeBulk = change("bulk.freeze", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ act: bulkAct, selection: selectionInput }),
  sample: ({ order }) => ({
    act: { kind: "orders", verb: "approve" },
    selection: { kind: "ids", ids: [order] },
  }),
  async prepare(ctx, { act, selection }) {
    const bulk = BULKS[act.kind];
    const reason = whyNotCall(ctx.actor, bulk.may);
    if (reason) throw new Refusal(reason);
    const frozen = await weighAll(ctx, bulk, act, selection);
    await forgetPreviews(ctx);
    return writeDown(ctx, act, frozen);
  },
  async run(tx, _ctx, _input, id) {
    await tx.update(bulkRuns).set({ status: "previewed" }).where(eq(bulkRuns.id, id));
    return { id };
  },
});

/** The own previews, and what a restart left half written down; from then on none of them can be run. */
async function forgetPreviews({ db, actor, now }: SignedInCtx): Promise<void> {
  const isLeft = and(
    eq(bulkRuns.status, "freezing"),
    lt(bulkRuns.createdAt, new Date(now.getTime() - FREEZING_HOLDS_MS)),
  );
  const old = await db.write((tx) =>
    tx
      .update(bulkRuns)
      .set({ status: "freezing" })
      .where(and(eq(bulkRuns.actorId, actor.id), or(eq(bulkRuns.status, "previewed"), isLeft)))
      .returning({ id: bulkRuns.id, count: bulkRuns.count }),
  );
  for (const { id, count } of old) {
    const isOf = eq(bulkRows.bulkId, id);
    for (let from = 0; from < count; from += AT_ONCE) {
      await db.write((tx) => tx.delete(bulkRows).where(and(isOf, lt(bulkRows.position, from + AT_ONCE))));
    }
    await db.write((tx) => tx.delete(bulkRuns).where(eq(bulkRuns.id, id)));
  }
}

/** The run with its records, some at a time; nobody knows of it before all of them are there. */
async function writeDown(
  { db, actor, now }: SignedInCtx,
  act: BulkAct,
  frozen: readonly Weighed[],
): Promise<string> {
  const id = newId();
  await db.write((tx) =>
    tx.insert(bulkRuns).values({
      id,
      ...act,
      status: "freezing",
      count: frozen.length,
      actorId: actor.id,
      createdAt: now,
    }),
  );
  for (let from = 0; from < frozen.length; from += AT_ONCE) {
    const rows = frozen
      .slice(from, from + AT_ONCE)
      .map(({ reason, caution, seen, id: recordId, ...row }, at) => ({
        ...row,
        bulkId: id,
        recordId,
        position: from + at,
        state: reason ? ("skipped" as const) : ("waiting" as const),
        reason: reason ?? caution,
        undo: seen,
      }));
    await db.write((tx) => insertRows(tx, bulkRows, rows));
  }
  return id;
}
