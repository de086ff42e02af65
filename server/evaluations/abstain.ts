import { newId } from "#db/columns.ts";
import { rewrite } from "#db/records.ts";
import { evaluations } from "#db/schema/index.ts";
import { NO_MARKS } from "#domain/evaluations/marks.ts";
import { abstention } from "#domain/evaluations/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { loadForMarks, ofEvaluation } from "./load.ts";
import { noteProgress } from "./note-progress.ts";

/**
 * Gives no marks, with a reason: done for this reader, and not counted for the submission. Given marks stay; a
 * conflict of interest is declared instead.
 */
export const abstain = change("evaluations.abstain", {
  may: ["evaluations.give"],
  input: abstention,
  sample: ({ openSubmission }) => ({ submissionId: openSubmission, reason: "Sem tempo" }),
  async run(tx, ctx, { submissionId, reason }): Promise<{ id: string }> {
    const { own, standing } = await loadForMarks(tx, ctx, submissionId);
    if (standing.hasGiven) throw refuse("marksGiven");
    // Abstaining drops marks that were begun.
    const marks = { ...NO_MARKS, cannotJudge: [], average: null, decision: "PENDING" as const };
    const abstained = { ...marks, abstainedAt: ctx.now, abstainedBecause: reason, judgedAt: ctx.now };
    const id = own?.id ?? newId();
    if (own) await rewrite(tx, evaluations, own, { ...abstained, updatedAt: ctx.now });
    else {
      const dates = { createdAt: ctx.now, updatedAt: ctx.now };
      await tx
        .insert(evaluations)
        .values({ ...abstained, ...dates, id, submissionId, evaluatorId: ctx.actor.id });
    }
    await recordHistory(tx, ctx, { ...ofEvaluation({ id, submissionId }), action: "abstain", note: reason });
    noteProgress(tx);
    return { id };
  },
});
