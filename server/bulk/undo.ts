import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten } from "#db/client.ts";
import { bulkRows, bulkRuns } from "#db/schema/index.ts";
import { canUndoBulk } from "#domain/bulk/run.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { loadRun } from "./load.ts";

/**
 * Undoes a run within a day: of the records it was done with, each goes back to its own former status, where it is still
 * as the run left it. Those that were skipped are none of it.
 */
export const undoBulk = change("bulk.undo", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id() }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input) {
    const run = await loadRun(tx, ctx, input.id);
    const isDone = and(eq(bulkRows.bulkId, run.id), eq(bulkRows.state, "done"));
    const facts = {
      kind: run.kind,
      status: run.status,
      endedAt: run.endedAt?.getTime() ?? null,
      done: await tx.$count(bulkRows, isDone),
    };
    if (!canUndoBulk(facts, ctx.now.getTime())) throw refuse("bulkClosed");
    await tx.update(bulkRows).set({ state: "undoing" }).where(isDone);
    await tx.update(bulkRuns).set({ status: "undoing" }).where(eq(bulkRuns.id, run.id));
    noteWritten(tx, { kind: "bulk" });
    return { id: run.id };
  },
});
