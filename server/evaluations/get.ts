import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { evaluations, history, submissions, users } from "#db/schema/index.ts";
import { joinCorrections } from "#domain/evaluations/changed-since.ts";
import { whyNotCorrect } from "#domain/evaluations/correction.ts";
import { evaluationState } from "#domain/evaluations/list.ts";
import { weightingOf } from "#domain/evaluations/criteria.ts";
import { averageOf, shownAverage } from "#domain/evaluations/score.ts";
import { isFinished, maySeeMarks, whyNotEvaluate } from "#domain/evaluations/sight.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { historyReader } from "../history/read.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../call/verb.ts";
import { nameCriteria, showCriteria } from "./show-criteria.ts";
import { readEvaluationFiles } from "./files.ts";
import { CORRECTED_SINCE, judgedAt } from "./changed-since.ts";
import { type EvaluationRow, loadStanding } from "./load.ts";
import { marksOf } from "./marks-of.ts";

/** Reads an evaluation's history and the application's later corrections in one query. */
const readHistory = historyReader(
  { record: "evaluation", where: eq(history.recordId, sql.placeholder("id")) },
  CORRECTED_SINCE,
);

async function readStory(db: ReadDb, evaluation: EvaluationRow) {
  const { id, submissionId } = evaluation;
  const since = judgedAt(evaluation) ?? FAR;
  const entries = await readHistory(db, { id, submissionId, since });
  return {
    history: entries.filter((entry) => entry.record === "evaluation"),
    changedSince: joinCorrections(entries.filter((entry) => entry.record === "submission")) ?? null,
  };
}

/** A time after any change, so that nothing is newer. */
const FAR = new Date(8.64e15);

/** With key facts of the application, the first marks and the history. Not found for those who may not see it. */
export const getEvaluation = question("evaluations.get", {
  may: ["evaluations.view"],
  input: v.strictObject({ id: id() }),
  sample: ({ evaluation }) => ({ id: evaluation }),
  async run(ctx, input) {
    const { evaluation, submission, reader, standing } = await loadSeenEvaluation(ctx.db.read, ctx, input.id);
    const { evaluating } = await readSettings(ctx.db.read);
    const isOwn = evaluation.evaluatorId === ctx.actor.id;
    const files = await readEvaluationFiles(ctx.db.read, [evaluation.id]);
    return {
      id: evaluation.id,
      version: evaluation.version,
      reader,
      isOwn,
      criteria: showCriteria(evaluating),
      /** All criteria, to name them in the history. */
      everyCriterion: nameCriteria(evaluating),
      ...marksOf(evaluation),
      average: shownAverage(evaluation.average),
      state: evaluationState(evaluation),
      abstainedBecause: evaluation.abstainedAt && evaluation.abstainedBecause,
      attachments: files.get(evaluation.id) ?? [],
      first: evaluation.firstMarks && {
        ...evaluation.firstMarks,
        average: averageOf(evaluation.firstMarks, weightingOf(evaluating)) ?? null,
      },
      isChangedKnowing: evaluation.changedKnowingAt !== null,
      givenAt: evaluation.givenAt?.toISOString() ?? null,
      updatedAt: evaluation.updatedAt.toISOString(),
      whyNotCorrect: whyNotCorrect(evaluation, standing) ?? null,
      /** Own marks of an undecided submission are edited in the queue. */
      isInQueue: isOwn && !whyNotEvaluate(standing, submission),
      submission: { ...submission, createdAt: submission.createdAt.toISOString() },
      ...(await readStory(ctx.db.read, evaluation)),
    };
  },
});

const { id: submissionId, reference, status, institutionName, institutionType, country } = submissions;
const { pavillionFocus, mainArea, standType, spaceM2, description, sustainabilityPracticesDetails } =
  submissions;

const find = hot((db) =>
  db
    .select({
      evaluation: evaluations,
      reader: users.name,
      submission: {
        id: submissionId,
        reference,
        status,
        institutionName,
        institutionType,
        country,
        pavillionFocus,
        mainArea,
        standType,
        spaceM2,
        description,
        sustainabilityPracticesDetails,
        createdAt: submissions.createdAt,
      },
    })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(eq(evaluations.id, sql.placeholder("id")))
    .prepare(),
);

/** Loads one's own evaluation, or a finished one of open marks; otherwise not found. */
export async function loadSeenEvaluation(db: ReadDb | Tx, ctx: SignedInCtx, evaluationId: string) {
  const [found] = await find(db).execute({ id: evaluationId });
  if (!found) throw refuse("notFound", { record: "evaluation" });
  const { evaluation } = found;
  const { standing } = await loadStanding(db, ctx, evaluation.submissionId);
  const isOwn = evaluation.evaluatorId === ctx.actor.id;
  const isSeen = isOwn || (isFinished(evaluation) && maySeeMarks(standing));
  if (!isSeen) throw refuse("notFound", { record: "evaluation" });
  return { ...found, standing };
}
