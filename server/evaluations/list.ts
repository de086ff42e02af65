import { and, count as rows, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { ReadDb, Tx } from "#db/client.ts";
import { everyOf, isNamed } from "#db/every.ts";
import { isFoundBy } from "#db/full-text.ts";
import { kept } from "#db/kept.ts";
import { readPageBy, type Slice, type SortKey } from "#db/page.ts";
import { evaluationConflicts, evaluations, openedMarks, submissions, users } from "#db/schema/index.ts";
import { evaluationList, type EvaluationState, evaluationState } from "#domain/evaluations/list.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import type { AskedOf } from "#domain/lists/contract.ts";
import { sumChosen, tally } from "#domain/lists/filter.ts";
import type { SignedInCtx } from "../context.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../verb.ts";
import { marksOf } from "./marks-of.ts";
import { showCriteria } from "./show-criteria.ts";
import { isSeenBy } from "../sight/marks.ts";

type Asked = AskedOf<typeof evaluationList>;
type Question = Pick<Asked, "search" | "filters" | "sort">;
type Counted = Pick<Asked, "search" | "filters">;

const build = new QueryBuilder();

/**
 * A page of the evaluations that this reader may see (EVA-01): of a submission whose marks are closed to the reader
 * there is no row, no count and no place in the order.
 */
export const listEvaluations = question("evaluations.list", {
  may: ["evaluations.view"],
  input: evaluationList.input,
  sample: {},
  async run(ctx, asked) {
    const { decisions } = evaluationList.filters;
    const counts = tally(decisions, await countByDecision(ctx, asked));
    const total = sumChosen(decisions, counts, asked.filters.decisions);
    const page = await readPageBy(asked, sortKeyOf(asked), total, (slice) => readRows(ctx, asked, slice));
    const items = page.items.map(({ evaluation, submission, reader }) => ({
      id: evaluation.id,
      ...showListed(evaluation),
      isOwn: evaluation.evaluatorId === ctx.actor.id,
      reader,
      submission,
    }));
    const { evaluating } = await readSettings(ctx.db.read);
    return { ...page, items, counts: { decisions: counts }, criteria: showCriteria(evaluating) };
  },
});

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

const SUBMISSION = {
  id: submissions.id,
  reference: submissions.reference,
  institutionName: submissions.institutionName,
  status: submissions.status,
};

function sortKeyOf({ sort, search }: Question): SortKey {
  const sorted = {
    changed: evaluations.updatedAt,
    institution: submissions.institutionSort,
    reader: users.name,
    average: evaluations.average,
  };
  return {
    value: sorted[sort.column],
    tie: evaluations.id,
    mayBeEmpty: sort.column === "average",
    isFound: search !== "",
  };
}

/** What is searched for and filtered by, whatever is recommended: what each recommendation is counted under. */
function isMeant(readerId: string, { search, filters }: Counted): SQL | undefined {
  const { states, statuses, whose, changed } = filters;
  const isOwn = eq(evaluations.evaluatorId, readerId);
  return and(
    isSeenBy(readerId),
    isOfSubmissions(
      and(
        isFoundBy(submissions.searchRow, "submission_search", search),
        statuses.length > 0 ? inArray(submissions.status, statuses) : undefined,
      ),
    ),
    states.length > 0 ? or(...states.map(isOfState)) : undefined,
    whose.length === 1 ? (whose[0] === "own" ? isOwn : ne(evaluations.evaluatorId, readerId)) : undefined,
    changed.length > 0 ? isNotNull(evaluations.changedKnowingAt) : undefined,
  );
}

/** As a set, so that what is counted need not be joined with every submission of the season. */
function isOfSubmissions(condition: SQL | undefined): SQL | undefined {
  if (!condition) return undefined;
  return inArray(
    evaluations.submissionId,
    build.select({ id: submissions.id }).from(submissions).where(condition),
  );
}

/** `evaluationState` as a condition. */
function isOfState(state: EvaluationState): SQL | undefined {
  const { givenAt, abstainedAt, setAsideAt } = evaluations;
  if (state === "setAside") return isNotNull(setAsideAt);
  if (state === "abstained") return and(isNull(setAsideAt), isNotNull(abstainedAt));
  const isGiven = state === "given" ? isNotNull(givenAt) : isNull(givenAt);
  return and(isNull(setAsideAt), isNull(abstainedAt), isGiven);
}

function isListed(ctx: SignedInCtx, question: Question): SQL | undefined {
  const { decisions } = question.filters;
  return and(
    isMeant(ctx.actor.id, question),
    decisions.length > 0 ? inArray(evaluations.decision, decisions) : undefined,
  );
}

function readRows(ctx: SignedInCtx, asked: Asked, { place, where, orderBy, limit }: Slice) {
  return ctx.db.read
    .select({ evaluation: evaluations, submission: SUBMISSION, reader: users.name, place })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
    .innerJoin(users, eq(users.id, evaluations.evaluatorId))
    .where(and(isListed(ctx, asked), where))
    .orderBy(...orderBy)
    .limit(limit);
}

function countByDecision({ db, actor }: SignedInCtx, { search, filters }: Counted) {
  const asked = { search, filters: { ...filters, decisions: [] } };
  return search === "" ? countKept(db.read, actor.id, asked) : count(db.read, actor.id, asked);
}

/** What each reader counts, page after page, until something of it changes; what is searched for is never the same. */
const countKept = kept(
  [evaluations, openedMarks, evaluationConflicts, submissions],
  count,
  (readerId, { filters }) => `${readerId} ${JSON.stringify(filters)}`,
);

async function count(db: ReadDb | Tx, readerId: string, asked: Counted) {
  return db
    .select({ value: evaluations.decision, count: rows() })
    .from(evaluations)
    .where(isMeant(readerId, asked))
    .groupBy(sql`+${evaluations.decision}`);
}

/** The whole list as one reader sees it, for files of it. */
export function everyEvaluation(ctx: SignedInCtx) {
  return everyOf(evaluationList, {
    key: sortKeyOf,
    find: (db, asked, { place, where, orderBy, limit }, ids) =>
      db
        .select({ id: evaluations.id, version: evaluations.version, place })
        .from(evaluations)
        .innerJoin(submissions, eq(submissions.id, evaluations.submissionId))
        .innerJoin(users, eq(users.id, evaluations.evaluatorId))
        .where(
          and(ids ? and(isSeenBy(ctx.actor.id), isNamed(evaluations.id, ids)) : isListed(ctx, asked), where),
        )
        .orderBy(...orderBy)
        .limit(limit),
  });
}
