import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
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
import { rankMarks, type RankedMarks } from "#domain/evaluations/rank-marks.ts";
import { figuresOf, stateOf } from "#domain/evaluations/ranking.ts";
import { readSettings } from "../event/read.ts";
import { mapByParts, nextTurn, readByParts } from "../platform/turns.ts";
import { openTo } from "../sight/marks.ts";
import { readRankedMarks } from "./ranking-marks.ts";

/** Of rows that are read or worked out: some ten milliseconds, also when the code for it has never run. */
const AT_ONCE = 1_500;

/**
 * All submissions of the season as one reader may see them, with the figures and ranks of what is open to that reader.
 * Worked out once until something of it changes, the loop turning between its parts: a list of thousands is asked for
 * with every page, order and search.
 */
export const readSeason = kept(
  [submissions, plannedDecisions, evaluations, evaluationConflicts, openedMarks, users, history, settings],
  async (db, actorId: string, mayPlan: boolean) => {
    const { minimumMarks: needed } = (await readSettings(db)).evaluating;
    const given = await readRankedMarks(db, actorId);
    await nextTurn();
    const found = await readByParts(AT_ONCE, (after) => readSubmissions(db, { actorId, mayPlan, after }));
    await nextTurn();
    const ranked = rankMarks(given, needed);
    await nextTurn();
    const rows = await mapByParts(AT_ONCE, found, (part) =>
      part.map((row) => rankRow(row, ranked, { actorId, needed })),
    );
    return { rows, ownMean: ranked.means.get(actorId) ?? null, needed };
  },
  (actorId, mayPlan) => `${actorId} ${mayPlan}`,
);

type Given = Awaited<ReturnType<typeof readRankedMarks>>[number];
type SubmissionRow = Awaited<ReturnType<typeof readSubmissions>>[number];

function rankRow(
  { isOpen, sorted, plan, planNote, version, ...submission }: SubmissionRow,
  { marks, figures, ranks, means }: RankedMarks<Given>,
  { actorId, needed }: { actorId: string; needed: number },
) {
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
    /** While marks are closed, not even their number is shown. */
    ...(isOpen ? of : { ...figuresOf([]), n: null }),
    own: own?.mark ?? null,
    /** Of these marks, the number given before the application was changed. */
    outdated: given.filter(({ isOutdated }) => isOutdated).length,
    isOwnOutdated: own?.isOutdated ?? false,
    /** Each mark with the mean of all that its evaluator gave, as far as the reader may see it. */
    given: given.map(({ reader, mark, evaluatorId }) => ({
      reader,
      mark,
      mean: means.get(evaluatorId) ?? mark,
    })),
  };
}

/** What is planned is read for those alone who plan. */
function readSubmissions(
  db: ReadDb | Tx,
  { actorId, mayPlan, after }: { actorId: string; mayPlan: boolean; after: string },
) {
  const { id, reference, institutionName, status, country, spaceM2 } = submissions;
  const isItsPlan = and(eq(plannedDecisions.submissionId, id), mayPlan ? sql`1` : sql`0`);
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
    .leftJoin(plannedDecisions, isItsPlan)
    .where(gt(id, after))
    .orderBy(asc(id))
    .limit(AT_ONCE);
}
