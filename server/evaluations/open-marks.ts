import * as v from "valibot";
import { openedMarks } from "#db/schema/index.ts";
import { whyNotOpen } from "#domain/evaluations/sight.ts";
import { id } from "#domain/fields.ts";
import { Refusal } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { ofSubmission } from "../submissions/load.ts";
import { change } from "../verb.ts";
import { loadStanding } from "./load.ts";

/**
 * Staff who must see the marks of a submission without evaluating it open them: a row in its history, and no marks from
 * this person for it any more. Who may see them already opens nothing.
 */
export const openMarks = change("evaluations.openMarks", {
  may: ["evaluations.view"],
  input: v.strictObject({ submissionId: id() }),
  sample: ({ openSubmission }) => ({ submissionId: openSubmission }),
  async run(tx, ctx, { submissionId }): Promise<{ isOpen: true }> {
    const { standing } = await loadStanding(tx, ctx, submissionId);
    const reason = whyNotOpen(standing);
    if (reason) throw new Refusal(reason);
    const isOpen = standing.hasGiven || standing.hasAbstained || standing.hasOpened;
    if (isOpen) return { isOpen: true };
    await tx.insert(openedMarks).values({ submissionId, readerId: ctx.actor.id, createdAt: ctx.now });
    await recordHistory(tx, ctx, { ...ofSubmission({ id: submissionId }), action: "openMarks" });
    return { isOpen: true };
  },
});
