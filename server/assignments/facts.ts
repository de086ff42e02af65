import { asc, eq, inArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import {
  assignments,
  evaluationConflicts,
  evaluations,
  openedMarks,
  submissions,
  users,
} from "#db/schema/index.ts";
import { STAFF_ROLES } from "#domain/actor.ts";
import type { Bar, Pair, ProposalOptions } from "#domain/evaluations/assignment.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { keyOf } from "#domain/evaluations/spread-board.ts";
import type { SpreadFacts } from "#domain/evaluations/spread.ts";
import { suspect } from "#domain/evaluations/suspicion.ts";
import { refuse } from "#domain/refusal.ts";

export type Facts = SpreadFacts & {
  /** Of what can be moved: the acceptance that it came with; by `keyOf`. */
  runs: ReadonlyMap<string, string | null>;
  /** Whoever may evaluate. */
  team: ReadonlySet<string>;
  /** Of the team, and of those who left it. */
  names: ReadonlyMap<string, string>;
};

/** What a proposal is made of, as it stands now; refused when it asks somebody who is not of the team any more. */
export async function readFacts(db: Reader | Tx, options: ProposalOptions): Promise<Facts> {
  const [open, everybody] = [await readOpen(db), await readTeam(db)];
  const active = everybody.filter(({ disabledAt }) => disabledAt === null);
  const team = new Set(active.map(({ id }) => id));
  if (options.readers.some(({ id }) => !team.has(id))) throw refuse("notFound", { record: "account" });
  const marks = await readMarks(db);
  const pairs = await readPairs(db);
  const judged = new Set(marks.map(({ pair }) => keyOf(pair)));
  const bars = await readBars(db, open, active);
  for (const { pair, standing } of pairs) if (standing === "barred") bars.set(keyOf(pair), "apart");
  for (const { pair, isOut } of marks) if (isOut && !bars.has(keyOf(pair))) bars.set(keyOf(pair), "refused");
  const movable = pairs.filter(({ pair, standing }) => standing === "proposed" && !judged.has(keyOf(pair)));
  const fixed = pairs.filter(({ pair, standing }) => standing === "fixed" && !isOut(bars.get(keyOf(pair))));
  return {
    submissions: open.map(({ id }) => id),
    options,
    settled: [...marks.filter(({ isOut }) => !isOut), ...fixed].map(({ pair }) => pair),
    movable: movable.map(({ pair }) => pair),
    bars,
    runs: new Map(movable.map(({ pair, runId }) => [keyOf(pair), runId])),
    team,
    names: new Map(everybody.map(({ id, name }) => [id, name])),
  };
}

/** Whom a hand has put there stays, unless this person may give no marks. */
function isOut(bar: Bar | undefined): boolean {
  return bar === "conflict" || bar === "refused" || bar === "opened";
}

function readOpen(db: Reader | Tx) {
  const { id, representativeEmail, representativeName, website } = submissions;
  return db
    .select({ id, representativeEmail, representativeName, website })
    .from(submissions)
    .where(inArray(submissions.status, [...EVALUATED_STATUSES]))
    .orderBy(asc(id));
}

function readTeam(db: Reader | Tx) {
  const { id, name, email, disabledAt } = users;
  return db
    .select({ id, name, email, disabledAt })
    .from(users)
    .where(inArray(users.role, [...STAFF_ROLES]));
}

/** Everything that was begun, given or refused; `isOut`: it is no mark and will be none. */
async function readMarks(db: Reader | Tx) {
  const { submissionId, evaluatorId, abstainedAt, setAsideAt } = evaluations;
  const rows = await db
    .select({ submissionId, evaluatorId, abstainedAt, setAsideAt })
    .from(evaluations)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(inArray(submissions.status, [...EVALUATED_STATUSES]));
  return rows.map((row) => ({
    pair: [row.submissionId, row.evaluatorId] as Pair,
    isOut: row.abstainedAt !== null || row.setAsideAt !== null,
  }));
}

async function readPairs(db: Reader | Tx) {
  const { submissionId, readerId, standing, runId } = assignments;
  const rows = await db
    .select({ submissionId, readerId, standing, runId })
    .from(assignments)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .where(inArray(submissions.status, [...EVALUATED_STATUSES]))
    .orderBy(asc(submissionId), asc(readerId));
  return rows.map((row) => ({ ...row, pair: [row.submissionId, row.readerId] as Pair }));
}

/** Opened marks, suspicions that nobody settled, and over both the conflicts that were declared. */
async function readBars(
  db: Reader | Tx,
  open: Awaited<ReturnType<typeof readOpen>>,
  team: Awaited<ReturnType<typeof readTeam>>,
): Promise<Map<string, Bar>> {
  const bars = new Map<string, Bar>();
  const conflicts = await db.select().from(evaluationConflicts);
  const settled = new Set(conflicts.map((row) => keyOf([row.submissionId, row.readerId])));
  for (const row of await db.select().from(openedMarks))
    bars.set(keyOf([row.submissionId, row.readerId]), "opened");
  for (const submission of open) {
    for (const reader of team) {
      const key = keyOf([submission.id, reader.id]);
      if (!settled.has(key) && !bars.has(key) && suspect(reader, submission)) bars.set(key, "suspected");
    }
  }
  for (const row of conflicts)
    if (row.isDeclared) bars.set(keyOf([row.submissionId, row.readerId]), "conflict");
  return bars;
}
