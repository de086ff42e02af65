import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import { isFoundBy } from "#db/full-text.ts";
import { evaluationConflicts, evaluations, openedMarks, submissions, users } from "#db/schema/index.ts";
import { evaluationList, type EvaluationState, evaluationState } from "#domain/evaluations/list.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import { deskList } from "../lists/desk-list.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../call/verb.ts";
import { marksOf } from "./marks-of.ts";
import { showCriteria } from "./show-criteria.ts";
import { isSeenBy } from "../sight/marks.ts";

const build = new QueryBuilder();

const SUBMISSION = {
  id: submissions.id,
  reference: submissions.reference,
  institutionName: submissions.institutionName,
  status: submissions.status,
};

/** Of a submission whose marks are closed to the reader there is no row, no count and no place in the order. */
const listed = deskList(evaluationList, {
  id: evaluations.id,
  version: evaluations.version,
  fields: { evaluation: evaluations, submission: SUBMISSION, reader: users.name },
  from: (db, fields) =>
    db
      .select(fields)
      .from(evaluations)
      .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
      .innerJoin(users, eq(users.id, evaluations.evaluatorId)),
  countedIn: evaluations,
  of: ({ actor }) => isSeenBy(actor.id),
  sorted: {
    changed: evaluations.updatedAt,
    institution: submissions.institutionSort,
    reader: users.name,
    average: evaluations.average,
  },
  counted: { decisions: evaluations.decision },
  where({ search, filters: { states, statuses, whose, changed } }, { actor }) {
    const isWhose = whose[0] === "own" ? eq : ne;
    return and(
      isOfSubmissions(
        and(
          isFoundBy(submissions.searchRow, "submission_search", search),
          statuses.length > 0 ? inArray(submissions.status, statuses) : undefined,
        ),
      ),
      states.length > 0 ? or(...states.map(isOfState)) : undefined,
      whose.length === 1 ? isWhose(evaluations.evaluatorId, actor.id) : undefined,
      changed.length > 0 ? isNotNull(evaluations.changedKnowingAt) : undefined,
    );
  },
  /** What each reader counts, page after page; what is searched for is never the same. */
  keeps: {
    tables: [evaluations, openedMarks, evaluationConflicts, submissions, users],
    keyOf: ({ search, filters }, { actor }) =>
      search === "" ? `${actor.id} ${JSON.stringify(filters)}` : undefined,
  },
  show: ({ evaluation, submission, reader }, { actor }) => ({
    id: evaluation.id,
    ...showListed(evaluation),
    isOwn: evaluation.evaluatorId === actor.id,
    reader,
    submission,
  }),
});

/** A page of the evaluations that this reader may see (EVA-01). */
export const listEvaluations = question("evaluations.list", {
  may: ["evaluations.view"],
  input: evaluationList.input,
  sample: {},
  async run(ctx, asked) {
    const { evaluating } = await readSettings(ctx.db.read);
    return { ...(await listed.page(ctx, asked)), criteria: showCriteria(evaluating) };
  },
});

/** The whole list as one reader sees it, for files of it. */
export const everyEvaluation = listed.every;

function showListed(row: typeof evaluations.$inferSelect) {
  const { comment: _, ...marks } = marksOf(row);
  return {
    ...marks,
    average: shownAverage(row.average),
    state: evaluationState(row),
    /** Changed by its evaluator while others' marks were there to be seen. */
    isChangedKnowing: row.changedKnowingAt !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** As a set, so that what is counted need not be joined with every submission of the season. */
function isOfSubmissions(condition: SQL | undefined): SQL | undefined {
  if (!condition) return undefined;
  return inArray(
    evaluations.submissionId,
    build.select({ id: submissions.id }).from(submissions).where(condition),
  );
}

/** The SQL condition of an `evaluationState`. */
function isOfState(state: EvaluationState): SQL | undefined {
  const { givenAt, abstainedAt, setAsideAt } = evaluations;
  if (state === "setAside") return isNotNull(setAsideAt);
  if (state === "abstained") return and(isNull(setAsideAt), isNotNull(abstainedAt));
  const isGiven = state === "given" ? isNotNull(givenAt) : isNull(givenAt);
  return and(isNull(setAsideAt), isNull(abstainedAt), isGiven);
}
