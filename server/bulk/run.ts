import { and, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { asksNote, hasWayBack, isTakenBackByAdmins } from "#domain/bulk/acts.ts";
import { id } from "#domain/fields.ts";
import { message } from "#domain/messages.ts";
import { note } from "#domain/note.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { refuse } from "#domain/refusal.ts";
import { PREVIEW_HOLDS_MS } from "#domain/runs/run.ts";
import type { Run } from "../runs/kind.ts";
import { loadRun, startRun, undoRun } from "../runs/load.ts";
import { change } from "../call/verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { actOf } from "./act-of.ts";

/**
 * Does what a preview showed, with one note for all, in the background. Refused for a used preview or one older than
 * an hour, and without a required note.
 */
export const runBulk = change("bulk.run", {
  may: BULK_AUDIENCE,
  input: v.strictObject({
    id: id(),
    note: v.optional(note(), ""),
    /** Why orders count as paid with something outstanding. */
    settledAs: v.optional(v.picklist(SETTLEMENTS, message("choice"))),
  }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input) {
    const run = await loadRun(tx, ctx, input.id);
    const isOld = ctx.now.getTime() - run.createdAt.getTime() > PREVIEW_HOLDS_MS;
    if (run.status !== "planned" || isOld) throw refuse("bulkClosed");
    const record = run.kind === "orders" ? "order" : "submission";
    if (input.note === "" && asksNote(actOf(run))) {
      throw refuse("moveNeeds", { record, move: run.verb, need: "note" });
    }
    const { note, settledAs } = input;
    if (!settledAs && (await asksSettlement(tx, run))) {
      throw refuse("moveNeeds", { record, move: run.verb, need: "settlement" });
    }
    await startRun(tx, run, ctx.now, { note, facts: settledAs ? { settledAs } : null });
    return { id: run.id };
  },
});

/** Whether an order that is marked as paid has something outstanding, by what the preview showed. */
async function asksSettlement(tx: Tx, run: Run): Promise<boolean> {
  if (run.kind !== "orders" || run.verb !== "markPaid") return false;
  const rows = await tx
    .select({ reason: runRows.reason })
    .from(runRows)
    .where(and(eq(runRows.runId, run.id), eq(runRows.state, "waiting"), isNotNull(runRows.reason)));
  return rows.some(
    ({ reason }) =>
      (reason?.code === "paymentIncomplete" || reason?.code === "proofSeen") && reason.params.missing > 0,
  );
}

/**
 * Within a day: each record that was done returns to its own former status, if it is still as the run left it. Where the
 * way back of one record is for administrators alone, so is this, with a note.
 */
export const undoBulk = change("bulk.undo", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id(), note: v.optional(note(), "") }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input) {
    const run = await loadRun(tx, ctx, input.id);
    const act = actOf(run);
    if (isTakenBackByAdmins(act)) {
      if (!partsOf(ctx.actor).includes("admin")) throw refuse("forbidden");
      const record = act.kind === "orders" ? "order" : "submission";
      if (input.note === "") throw refuse("moveNeeds", { record, move: "undoMove", need: "note" });
    }
    const facts = { ...(run.facts as object | null), undoNote: input.note };
    await undoRun(tx, run, ctx.now, hasWayBack(act.kind), { facts });
    return { id: run.id };
  },
});
