import { and, eq } from "drizzle-orm";
import { rewrite } from "#db/records.ts";
import { assignments, evaluationConflicts, evaluations } from "#db/schema/index.ts";
import { abstention } from "#domain/evaluations/schema.ts";
import { recordHistory } from "../history/record.ts";
import { ofSubmission } from "../submissions/load.ts";
import { change } from "../call/verb.ts";
import { loadStanding, ofEvaluation } from "./load.ts";

/**
 * The submission leaves the reader's queue, given marks leave the averages with a trace, an assignment ends, and its
 * marks are hidden from the reader.
 */
export const declareConflict = change("evaluations.declareConflict", {
  may: ["evaluations.give"],
  input: abstention,
  sample: ({ openSubmission }) => ({ submissionId: openSubmission, reason: "Trabalhei lá" }),
  async run(tx, ctx, { submissionId, reason }): Promise<{ submissionId: string }> {
    const { own, standing } = await loadStanding(tx, ctx, submissionId);
    if (standing.hasConflict) return { submissionId };
    const readerId = ctx.actor.id;
    const declared = { isDeclared: true, reason, settledBy: readerId, createdAt: ctx.now };
    await tx
      .insert(evaluationConflicts)
      .values({ submissionId, readerId, ...declared })
      .onConflictDoUpdate({
        target: [evaluationConflicts.submissionId, evaluationConflicts.readerId],
        set: declared,
      });
    await tx
      .delete(assignments)
      .where(and(eq(assignments.submissionId, submissionId), eq(assignments.readerId, readerId)));
    if (own && !own.setAsideAt) {
      await rewrite(tx, evaluations, own, { setAsideAt: ctx.now, updatedAt: ctx.now });
      await recordHistory(tx, ctx, { ...ofEvaluation(own), action: "setAside", note: reason });
    }
    await recordHistory(tx, ctx, {
      ...ofSubmission({ id: submissionId }),
      action: "declareConflict",
      note: reason,
    });
    return { submissionId };
  },
});
