import * as v from "valibot";
import { asksNote, hasWayBack } from "#domain/bulk/acts.ts";
import { id } from "#domain/fields.ts";
import { note } from "#domain/note.ts";
import { refuse } from "#domain/refusal.ts";
import { PREVIEW_HOLDS_MS } from "#domain/runs/run.ts";
import { loadRun, startRun, undoRun } from "../runs/load.ts";
import { change } from "../verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { actOf, BULK_RUNS } from "./runs-of.ts";

/**
 * Does what a preview showed, with one note for all, in the background. Refused for a used preview or one older than
 * an hour, and without a required note.
 */
export const runBulk = change("bulk.run", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id(), note: v.optional(note(), "") }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input) {
    const run = await loadRun(tx, ctx, BULK_RUNS, input.id);
    const isOld = ctx.now.getTime() - run.createdAt.getTime() > PREVIEW_HOLDS_MS;
    if (run.status !== "planned" || isOld) throw refuse("bulkClosed");
    const record = run.kind === "orders" ? "order" : "submission";
    if (input.note === "" && asksNote(actOf(run))) {
      throw refuse("moveNeeds", { record, move: run.verb, need: "note" });
    }
    await startRun(tx, run, ctx.now, { note: input.note });
    return { id: run.id };
  },
});

/** Within a day: each record that was done returns to its own former status, if it is still as the run left it. */
export const undoBulk = change("bulk.undo", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id() }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input) {
    const run = await loadRun(tx, ctx, BULK_RUNS, input.id);
    await undoRun(tx, run, BULK_RUNS, ctx.now, hasWayBack(actOf(run).kind));
    return { id: run.id };
  },
});
