import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import type { Every } from "#db/every.ts";
import { isFoundBy } from "#db/full-text.ts";
import { kept } from "#db/kept.ts";
import {
  evaluationConflicts,
  evaluations,
  history,
  openedMarks,
  plannedDecisions,
  settings,
  submissions,
  users,
} from "#db/schema/index.ts";
import { figuresOf, rankingList, ranksOf, stateOf } from "#domain/evaluations/ranking.ts";
import { shownAverage } from "#domain/evaluations/score.ts";
import type { AskedOf, Question } from "#domain/lists/contract.ts";
import { chosen, tally } from "#domain/lists/filter.ts";
import { readPageOf } from "#domain/lists/page.ts";
import { can } from "#domain/permissions.ts";
import { isSetAside } from "#domain/submissions/status.ts";
import type { SignedInCtx } from "../context.ts";
import { nextTurn } from "../platform/turns.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../verb.ts";
import { findLastCorrections, findOutdated } from "./changed-since.ts";
import { isCounted, openTo } from "../sight/marks.ts";

type Asked = AskedOf<typeof rankingList>;
type Asking = Pick<Asked, "search" | "filters" | "sort">;

/**
 * The submissions by what was marked, as one reader may see it: one whose marks are closed to the reader has neither
 * figures nor a rank, whatever others gave it.
 */
export const rankSubmissions = question("evaluations.ranking", {
  may: ["evaluations.view"],
  input: rankingList.input,
  sample: {},
  async run(ctx, asked) {
    const { rows, ownMean, needed } = await readRanking(ctx, asked.search);
    const { states, statuses, plans } = rankingList.filters;
    const ofStatus = rows.filter(hasStatus(asked));
    const planned = ofStatus.filter(hasPlan(asked));
    const counts = {
      states: tally(
        states,
        planned.map(({ state }) => ({ value: state, count: 1 })),
      ),
      plans: tally(
        plans,
        ofStatus.map(({ plan }) => ({ value: plan, count: 1 })),
      ),
      statuses: tally(
        statuses,
        rows.map(({ submission }) => ({ value: submission.status, count: 1 })),
      ),
    };
    const page = await readPageOf(asked, placeRows(asked, planned));
    return { ...page, counts, ownMean, needed };
  },
});

/** The ranking that a question means, for files of it: every row, in its order. */
export async function everyRanked(
  ctx: SignedInCtx,
  asked: Question<Asked["sort"]["column"], typeof rankingList.filters>,
) {
  const { rows } = await readRanking(ctx, asked.search);
  const placed = placeRows(asked, rows.filter(hasStatus(asked)).filter(hasPlan(asked)));
  const { items } = await readPageOf(
    { sort: asked.sort, cursor: undefined, limit: placed.length + 1, mark: "" },
    placed,
  );
  return items;
}

/** The whole ranking of a reader, for acting on many: those that are named, whatever is searched for and filtered. */
export function everyOfRanking(ctx: SignedInCtx): Every<Asked["sort"]["column"], typeof rankingList.filters> {
  return {
    contract: rankingList,
    async meet(_db, { question: asked, ids, except = [] }) {
      const statuses = [...rankingList.filters.statuses.values];
      const meant = ids ? { ...asked, search: "", filters: { ...asked.filters, statuses } } : asked;
      const rows = await everyRanked(ctx, meant);
      const [named, left] = [ids && new Set(ids), new Set(except)];
      return rows.flatMap(({ id, version }) =>
        (named ? named.has(id) : !left.has(id)) ? [{ id, version }] : [],
      );
    },
  };
}

export type RankedRow = Awaited<ReturnType<typeof readRanking>>["rows"][number];

function hasStatus({ filters }: Asking): (row: RankedRow) => boolean {
  const statuses = new Set(chosen(rankingList.filters.statuses, filters.statuses));
  return ({ submission }) => statuses.has(submission.status);
}

function hasPlan({ filters }: Asking): (row: RankedRow) => boolean {
  const plans = new Set(chosen(rankingList.filters.plans, filters.plans));
  return ({ plan }) => plans.has(plan);
}

/** Those of the states that are asked for, each with its place; what has no rank stays behind what has one. */
function placeRows({ filters, sort }: Asking, rows: readonly RankedRow[]) {
  const states = new Set(chosen(rankingList.filters.states, filters.states));
  const apart = sort.direction === "asc" ? 1e9 : -1e9;
  const values = {
    rank: ({ rank, state, n }: RankedRow) => rank ?? apart * (state === "incomplete" ? 1 : 2) - (n ?? 0),
    spread: ({ deviation }: RankedRow) => deviation ?? apart,
    marks: ({ n }: RankedRow) => n ?? apart,
    institution: ({ sorted }: RankedRow) => sorted,
  };
  return rows
    .filter(({ state }) => states.has(state))
    .map((row) => ({ ...row, place: { value: values[sort.column](row), tie: row.submission.reference } }));
}

/** What is found of all that is ranked for the reader: a rank does not go by what is searched. */
async function readRanking(ctx: SignedInCtx, search: string) {
  const { read } = ctx.db;
  const season = await readSeason(read, ctx.actor.id, can(ctx.actor, "decisions.plan"));
  if (search === "") return season;
  const isFound = isFoundBy(submissions.searchRow, "submission_search", search);
  const found = new Set(
    (await read.select({ id: submissions.id }).from(submissions).where(isFound)).map(({ id }) => id),
  );
  return { ...season, rows: season.rows.filter(({ id }) => found.has(id)) };
}

/**
 * All submissions of the season as one reader may see them, with the figures and ranks of what is open to that reader.
 * Worked out once until something of it changes, the loop turning between its parts: a list of thousands is asked for
 * with every page, order and search.
 */
const readSeason = kept(
  [submissions, plannedDecisions, evaluations, evaluationConflicts, openedMarks, users, history, settings],
  async (db, actorId: string, isToldPlan: boolean) => {
    const { minimumMarks: needed } = (await readSettings(db)).evaluating;
    const given = await readMarks(db, actorId);
    await nextTurn();
    const found = await readFound(db, actorId, isToldPlan);
    await nextTurn();
    const means = meansOf(given.map(({ evaluatorId, mark }) => [evaluatorId, mark]));
    const marks = groupBy(given, ({ submissionId }) => submissionId);
    const figures = new Map([...marks].map(([id, some]) => [id, figuresOf(some.map(({ mark }) => mark))]));
    const ranked = [...figures].flatMap(([id, { n, mean }]) => {
      const isRanked =
        stateOf({ n }, needed, true) === "ranked" && !isSetAside(marks.get(id)?.[0]?.status ?? "PENDING");
      return isRanked && mean !== null ? [[id, mean] as const] : [];
    });
    const ranks = ranksOf(new Map(ranked));
    await nextTurn();
    const rows = found.map(({ isOpen, sorted, plan, planNote, version, ...submission }) => {
      const { id } = submission;
      const of = figures.get(id) ?? figuresOf([]);
      const given = marks.get(id) ?? [];
      const own = given.find(({ evaluatorId }) => evaluatorId === actorId);
      return {
        id,
        submission,
        version,
        sorted,
        plan: plan ?? ("none" as const),
        planNote: planNote ?? "",
        state: stateOf(of, needed, isOpen),
        rank: ranks.get(id) ?? null,
        /** Closed marks are not even counted. */
        ...(isOpen ? of : { ...figuresOf([]), n: null }),
        own: own?.mark ?? null,
        /** Of these marks, how many were given before the application was changed. */
        outdated: given.filter(({ isOutdated }) => isOutdated).length,
        isOwnOutdated: own?.isOutdated ?? false,
        /** Each mark with the mean of all that its evaluator gave, as far as the reader may see it. */
        given: given.map(({ reader, mark, evaluatorId }) => ({
          reader,
          mark,
          mean: means.get(evaluatorId) ?? mark,
        })),
      };
    });
    return { rows, ownMean: means.get(actorId) ?? null, needed };
  },
  (actorId, isToldPlan) => `${actorId} ${isToldPlan}`,
);

function meansOf(given: readonly (readonly [string, number])[]): Map<string, number> {
  const byReader = groupBy(given, ([reader]) => reader);
  return new Map(
    [...byReader].map(([reader, some]) => [reader, figuresOf(some.map(([, mark]) => mark)).mean ?? 0]),
  );
}

/** The marks that count, of submissions whose marks are open to the reader. */
async function readMarks(db: ReadDb | Tx, actorId: string) {
  const { id, submissionId, evaluatorId, average, judgedAt } = evaluations;
  const rows = await db
    .select({
      id,
      submissionId,
      evaluatorId,
      reader: users.name,
      status: submissions.status,
      average,
      judgedAt,
    })
    .from(evaluations)
    .innerJoin(users, eq(users.id, evaluatorId))
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(
      and(isNotNull(evaluations.givenAt), isCounted(evaluations), sql`${submissionId} in ${openTo(actorId)}`),
    );
  const corrected = await findLastCorrections(db);
  const outdated = await findOutdated(
    db,
    rows.filter((row) => row.judgedAt && (corrected.get(row.submissionId) ?? 0) > row.judgedAt.getTime()),
  );
  return rows.flatMap(({ average: hundredths, ...row }) => {
    const mark = shownAverage(hundredths);
    return mark === null ? [] : [{ ...row, mark, isOutdated: outdated.has(row.id) }];
  });
}

/** What is planned is read for who plans. */
function readFound(db: ReadDb | Tx, actorId: string, mayPlan: boolean) {
  const isToldPlan = mayPlan ? sql`1` : sql`0`;
  const { id, reference, institutionName, status, country, spaceM2 } = submissions;
  return db
    .select({
      id,
      reference,
      institutionName,
      status,
      country,
      spaceM2,
      version: submissions.version,
      plan: plannedDecisions.decision,
      planNote: plannedDecisions.note,
      sorted: submissions.institutionSort,
      isOpen: sql`${id} in ${openTo(actorId)}`.mapWith(Boolean),
    })
    .from(submissions)
    .leftJoin(plannedDecisions, and(eq(plannedDecisions.submissionId, id), isToldPlan));
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
