import * as v from "valibot";
import { openedMarks } from "#db/schema/index.ts";
import { maySeeMarks, whyNotOpen } from "#domain/evaluations/sight.ts";
import { id } from "#domain/fields.ts";
import { Refusal } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { ofSubmission } from "../submissions/load.ts";
import { change } from "../call/verb.ts";
import { loadStanding } from "./load.ts";

/**
 * Opens the marks to staff who do not evaluate the submission: recorded, and the reader gives no marks any more. No
 * effect if they were open.
 */
export const openMarks = change("evaluations.openMarks", {
  may: ["evaluations.view"],
  input: v.strictObject({ submissionId: id() }),
  sample: ({ openSubmission }) => ({ submissionId: openSubmission }),
  async run(tx, ctx, { submissionId }): Promise<{ isOpen: true }> {
    const { standing } = await loadStanding(tx, ctx, submissionId);
    const reason = whyNotOpen(standing);
    if (reason) throw new Refusal(reason);
    if (maySeeMarks(standing)) return { isOpen: true };
    await tx.insert(openedMarks).values({ submissionId, readerId: ctx.actor.id, createdAt: ctx.now });
    await recordHistory(tx, ctx, { ...ofSubmission({ id: submissionId }), action: "openMarks" });
    return { isOpen: true };
  },
});
