import { requireVersion, rewrite } from "#db/records.ts";
import { evaluations } from "#db/schema/index.ts";
import { whyNotCorrect, correctionInput } from "#domain/evaluations/correction.ts";
import { askedCriteria, weightingOf } from "#domain/evaluations/criteria.ts";
import { areGiven, keepSwitchedOff, settleMarks } from "#domain/evaluations/marks.ts";
import { hundredthsOf } from "#domain/evaluations/score.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { requireChanges } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { readSettings } from "../event/read.ts";
import { change } from "../call/verb.ts";
import { loadSeenEvaluation } from "./get.ts";
import { keepFirst } from "./keep-first.ts";
import { ofEvaluation } from "./load.ts";
import { marksOf } from "./marks-of.ts";

/**
 * Also after the decision (EVA-02): the history has the reason and every value before and after, and the first marks
 * stay.
 */
export const correctEvaluation = change("evaluations.correct", {
  may: ["evaluations.give"],
  input: correctionInput,
  sample: ({ evaluation }) => ({ id: evaluation, version: 1, decision: "PENDING", reason: "Nota trocada" }),
  async run(tx, ctx, { id, version, reason, ...given }): Promise<{ id: string; version: number }> {
    const { evaluation: before, standing } = await loadSeenEvaluation(tx, ctx, id);
    const refused = whyNotCorrect(before, standing);
    if (refused) throw new Refusal(refused);
    requireVersion("evaluation", before, version);
    const { evaluating } = await readSettings(tx);
    const asked = askedCriteria(evaluating);
    const marks = settleMarks(keepSwitchedOff(given, before, asked));
    if (!areGiven(marks, asked)) throw refuse("marksIncomplete");
    const changes = requireChanges(marksOf(before), marks);
    const average = hundredthsOf(marks, weightingOf(evaluating));
    const kept = await keepFirst(tx, ctx, before, marks);
    const after = await rewrite(tx, evaluations, before, { ...marks, average, ...kept, updatedAt: ctx.now });
    await recordHistory(tx, ctx, { ...ofEvaluation(after), action: "correct", note: reason, changes });
    return { id: after.id, version: after.version };
  },
});
