import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { requireVersion, rewrite } from "#db/records.ts";
import { evaluations } from "#db/schema/index.ts";
import { askedCriteria, weightingOf } from "#domain/evaluations/criteria.ts";
import { areGiven, keepSwitchedOff, settleMarks } from "#domain/evaluations/marks.ts";
import { evaluationInput } from "#domain/evaluations/schema.ts";
import { hundredthsOf } from "#domain/evaluations/score.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { changedFields } from "#domain/history.ts";
import { recordHistory } from "../history/record.ts";
import { readSettings } from "../event/read.ts";
import { change } from "../call/verb.ts";
import { readChangedSince } from "./changed-since.ts";
import { replaceEvaluationFiles } from "./files.ts";
import { keepFirst } from "./keep-first.ts";
import { type EvaluationRow, loadForMarks, ofEvaluation } from "./load.ts";
import { marksOf } from "./marks-of.ts";
import { noteProgress } from "./note-progress.ts";

type Saved = { id: string; version: number; isGiven: boolean };

/**
 * Saves the reader's own marks while the submission is undecided. With an open criterion they are unfinished;
 * complete marks are given and must stay complete. The submission's status stays. Refused when nothing differs.
 */
export const saveEvaluation = change("evaluations.save", {
  may: ["evaluations.give"],
  input: evaluationInput,
  sample: ({ openSubmission }) => ({ submissionId: openSubmission, decision: "PENDING" }),
  async run(tx, ctx, { submissionId, version, attachments, ...given }): Promise<Saved> {
    const { own } = await loadForMarks(tx, ctx, submissionId);
    if (own) requireVersion("evaluation", own, version);
    const { evaluating } = await readSettings(tx);
    const asked = askedCriteria(evaluating);
    const marks = settleMarks(keepSwitchedOff(given, own, asked));
    const isGiven = areGiven(marks, asked);
    if (own?.givenAt && !isGiven) throw refuse("marksIncomplete");
    const changes = own ? changedFields(marksOf(own), marks) : {};
    const mayBeSame =
      own !== null && Object.keys(changes).length === 0 && !(await tellsMore(ctx, own, isGiven));
    const judged = {
      ...marks,
      average: hundredthsOf(marks, weightingOf(evaluating)),
      judgedAt: ctx.now,
      givenAt: own?.givenAt ?? (isGiven ? ctx.now : null),
    };
    const kept = own ? await keepFirst(tx, ctx, own, marks) : {};
    const after = own
      ? await rewrite(tx, evaluations, own, { ...judged, ...kept, updatedAt: ctx.now })
      : await insert(tx, ctx, submissionId, judged);
    const files = await replaceEvaluationFiles(tx, ctx, after.id, attachments);
    if (mayBeSame && Object.keys(files).length === 0) throw refuse("nothingChanged");
    await recordHistory(tx, ctx, {
      ...ofEvaluation(after),
      action: own?.givenAt ? "update" : isGiven ? "give" : "begin",
      changes: { ...changes, ...files },
    });
    noteProgress(tx);
    return { id: after.id, version: after.version, isGiven };
  },
});

/** The same marks again count for the first time, instead of an abstention, or of what the submission says by now. */
async function tellsMore(ctx: SignedInCtx, own: EvaluationRow, isGiven: boolean): Promise<boolean> {
  if (own.abstainedAt !== null || (own.givenAt === null && isGiven)) return true;
  return (await readChangedSince(ctx.db.read, own)) !== null;
}

type Judged = Omit<Partial<EvaluationRow>, "id" | "submissionId" | "evaluatorId" | "version">;

async function insert(
  tx: Tx,
  { actor, now }: SignedInCtx,
  submissionId: string,
  judged: Judged,
): Promise<EvaluationRow> {
  const [row] = await tx
    .insert(evaluations)
    .values({ ...judged, id: newId(), submissionId, evaluatorId: actor.id, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error("the evaluation was not stored");
  return row;
}
