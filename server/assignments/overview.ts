import { and, asc, desc, eq, inArray, max } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { assignments, outbox, submissions, users } from "#db/schema/index.ts";
import { BY_HAND, type ProposalOptions } from "#domain/evaluations/assignment.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../verb.ts";
import { readDeclined } from "./declined.ts";
import { readLastRun } from "./last-run.ts";
import { readProgress, type ReaderProgress } from "./progress.ts";

/** So many pairs set by hand are shown, the newest. */
const MOST_BY_HAND = 200;

/** How far everybody is, what the next proposal starts from, what was accepted last, the pairs set by hand, and who left. */
export const readAssignments = question("assignments.overview", {
  may: ["evaluations.assign"],
  async run(ctx) {
    const db = ctx.db.read;
    const progress = await readProgress(db);
    const reminded = await readReminded(db);
    const last = await readLastRun(db);
    const { minimumMarks } = (await readSettings(db)).evaluating;
    return {
      readers: progress.map((reader) => showReader(reader, reminded.get(reader.id))),
      underEvaluation: await db.$count(submissions, inArray(submissions.status, [...EVALUATED_STATUSES])),
      options: optionsFrom(last?.run.options, progress, minimumMarks),
      last: last
        ? {
            id: last.run.id,
            by: last.by,
            at: last.run.createdAt.toISOString(),
            given: last.run.given,
            taken: last.run.taken.length,
            undoneAt: last.run.undoneAt?.toISOString() ?? null,
          }
        : null,
      byHand: await readByHand(db),
      declined: await readDeclined(db, ctx.actor.id),
    };
  },
});

function showReader(
  { id, name, role, isActive, assigned, begun, done, left }: ReaderProgress,
  remindedAt: Date | undefined,
) {
  return {
    id,
    name,
    role,
    isActive,
    assigned,
    begun,
    done,
    left,
    remindedAt: remindedAt?.toISOString() ?? null,
  };
}

/** As it was accepted last, for those who are still of the team; at first everybody, with no limit. */
function optionsFrom(
  before: ProposalOptions | undefined,
  team: readonly ReaderProgress[],
  minimumMarks: number,
): ProposalOptions {
  const active = team.filter(({ isActive }) => isActive);
  const readers = before
    ? before.readers.filter(({ id }) => active.some((reader) => reader.id === id))
    : active.map(({ id }) => ({ id, maximum: null }));
  return { marksEach: before?.marksEach ?? minimumMarks, readers };
}

async function readReminded(db: ReadDb): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: outbox.recordId, at: max(outbox.createdAt) })
    .from(outbox)
    .where(and(eq(outbox.recordKind, "reader"), eq(outbox.template, "reviewsLeft")))
    .groupBy(outbox.recordId);
  return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at] as const] : [])));
}

async function readByHand(db: ReadDb) {
  const { submissionId, readerId, standing, createdAt } = assignments;
  const { reference, institutionName } = submissions;
  return db
    .select({ submissionId, readerId, standing, reference, institutionName, reader: users.name })
    .from(assignments)
    .innerJoin(submissions, eq(submissions.id, submissionId))
    .innerJoin(users, eq(users.id, readerId))
    .where(inArray(standing, [...BY_HAND]))
    .orderBy(desc(createdAt), asc(submissionId), asc(readerId))
    .limit(MOST_BY_HAND);
}
