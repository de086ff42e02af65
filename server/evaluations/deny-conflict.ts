import * as v from "valibot";
import { evaluationConflicts } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { ofSubmission } from "../submissions/load.ts";
import { change } from "../call/verb.ts";
import { loadStanding } from "./load.ts";
import { suspicionOf } from "./suspicion.ts";

/** Settles a suspected conflict of interest as a false alarm. */
export const denyConflict = change("evaluations.denyConflict", {
  may: ["evaluations.give"],
  input: v.strictObject({ submissionId: id() }),
  sample: ({ openSubmission }) => ({ submissionId: openSubmission }),
  async run(tx, ctx, { submissionId }): Promise<{ submissionId: string }> {
    const loaded = await loadStanding(tx, ctx, submissionId);
    if (loaded.isSettled) return { submissionId };
    const suspicion = suspicionOf(ctx, loaded);
    if (!suspicion) throw refuse("nothingChanged");
    const readerId = ctx.actor.id;
    const settled = { isDeclared: false, reason: suspicion, settledBy: readerId, createdAt: ctx.now };
    await tx.insert(evaluationConflicts).values({ submissionId, readerId, ...settled });
    await recordHistory(tx, ctx, { ...ofSubmission({ id: submissionId }), action: "denyConflict" });
    return { submissionId };
  },
});
