import { and, asc, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import { evaluations, users } from "#db/schema/index.ts";
import { maySeeMarks, whyNotEvaluate } from "#domain/evaluations/sight.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import { id } from "#domain/fields.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../call/verb.ts";
import { readChangedSince } from "./changed-since.ts";
import { type AttachedFile, readEvaluationFiles } from "./files.ts";
import { type EvaluationRow, loadStanding } from "./load.ts";
import { suspicionOf } from "./suspicion.ts";
import { marksOf } from "./marks-of.ts";
import { showCriteria } from "./show-criteria.ts";
import { isFinished, isOpenTo } from "../sight/marks.ts";

/**
 * The reader's own marks, why none may be given, and others' marks where they may be seen, which needs one's own
 * first.
 */
export const readCard = question("evaluations.card", {
  may: ["evaluations.view"],
  input: v.strictObject({ submissionId: id() }),
  sample: ({ openSubmission }) => ({ submissionId: openSubmission }),
  async run(ctx, { submissionId }) {
    const loaded = await loadStanding(ctx.db.read, ctx, submissionId);
    const { submission, own, standing } = loaded;
    const others = await readOthers(ctx, submissionId);
    const shown = [...(own ? [own] : []), ...others.map(({ evaluation }) => evaluation)];
    const files = await readEvaluationFiles(
      ctx.db.read,
      shown.map(({ id: evaluationId }) => evaluationId),
    );
    const { evaluating } = await readSettings(ctx.db.read);
    const { id: _, createdAt, ...facts } = submission;
    return {
      submission: { id: submissionId, ...facts, createdAt: createdAt.toISOString() },
      criteria: showCriteria(evaluating),
      own: own && showEvaluation(own, files),
      standing,
      isAssigned: loaded.isAssigned,
      /** A suspected conflict of interest that is not settled. */
      suspicion: suspicionOf(ctx, loaded) ?? null,
      whyNot: whyNotEvaluate(standing, submission) ?? null,
      isOpen: maySeeMarks(standing),
      /** Corrections since the reader gave marks or abstained. */
      changedSince: own && (await readChangedSince(ctx.db.read, own)),
      others: others.map(({ evaluation, reader }) => ({ ...showEvaluation(evaluation, files), reader })),
    };
  },
});

/** Others' marks: none unless they are open to the reader; unfinished marks are their evaluator's only. */
function readOthers(ctx: SignedInCtx, submissionId: string) {
  return ctx.db.read
    .select({ evaluation: evaluations, reader: users.name })
    .from(evaluations)
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(
      and(
        eq(evaluations.submissionId, submissionId),
        ne(evaluations.evaluatorId, ctx.actor.id),
        isFinished(evaluations),
        isOpenTo(ctx.actor.id, evaluations.submissionId),
      ),
    )
    .orderBy(asc(evaluations.createdAt), asc(evaluations.id));
}

function showEvaluation(row: EvaluationRow, files: ReadonlyMap<string, AttachedFile[]>) {
  return {
    id: row.id,
    version: row.version,
    ...marksOf(row),
    average: shownAverage(row.average),
    attachments: files.get(row.id) ?? [],
    isGiven: row.givenAt !== null,
    isSetAside: row.setAsideAt !== null,
    abstainedBecause: row.abstainedAt && row.abstainedBecause,
    updatedAt: row.updatedAt.toISOString(),
  };
}
