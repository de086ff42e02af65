import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { noteWritten } from "#db/client.ts";
import { bulkRows, bulkRuns } from "#db/schema/index.ts";
import { asksNote } from "#domain/bulk/acts.ts";
import { PREVIEW_HOLDS_MS } from "#domain/bulk/run.ts";
import { id } from "#domain/fields.ts";
import { note } from "#domain/note.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { actOf, loadRun } from "./load.ts";

/**
 * Does what a preview showed, with the one note for all: from here on it goes by itself, whether or not anybody looks
 * on. Refused for a preview that was used or is older than an hour, and without the note that the verb asks for.
 */
export const runBulk = change("bulk.run", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id(), note: v.optional(note(), "") }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(tx, ctx, input) {
    const run = await loadRun(tx, ctx, input.id);
    const isOld = ctx.now.getTime() - run.createdAt.getTime() > PREVIEW_HOLDS_MS;
    if (run.status !== "previewed" || isOld) throw refuse("bulkClosed");
    const record = run.kind === "orders" ? "order" : "submission";
    if (input.note === "" && asksNote(actOf(run))) {
      throw refuse("moveNeeds", { record, move: run.verb, need: "note" });
    }
    const isWaiting = and(eq(bulkRows.bulkId, run.id), eq(bulkRows.state, "waiting"));
    if ((await tx.$count(bulkRows, isWaiting)) === 0) throw refuse("nothingChanged");
    await tx
      .update(bulkRuns)
      .set({ status: "running", note: input.note, startedAt: ctx.now })
      .where(eq(bulkRuns.id, run.id));
    noteWritten(tx, { kind: "bulk" });
    return { id: run.id };
  },
});
