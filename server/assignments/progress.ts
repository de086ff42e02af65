import { and, eq, inArray, isNotNull, not, or, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { assignments, evaluations, submissions, users } from "#db/schema/index.ts";
import { ASSIGNED } from "#domain/evaluations/assignment.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { isFinished, standingOf } from "../sight/marks.ts";
import { MAY_EVALUATE } from "./team.ts";

const { hasConflict, hasOpened, decidesOnly } = standingOf(assignments.readerId, assignments.submissionId);
const isDone = isFinished(evaluations);
const isJudged = sql`(${evaluations.id} is not null)`;

/**
 * How far everybody is with what was assigned: the one question behind the progress that is shown, the letters and the
 * reminders. Counted is what is under evaluation and what this person may mark; it says that somebody is done, never
 * with which marks.
 */
export async function readProgress(db: ReadDb | Tx) {
  const counted = sql`(${submissions.id} is not null)`;
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      role: users.role,
      isActive: sql`(${MAY_EVALUATE})`.mapWith(Boolean),
      assigned: sql<number>`coalesce(sum(${counted}), 0)`,
      begun: sql<number>`coalesce(sum(${counted} and ${isJudged} and not ${isDone}), 0)`,
      done: sql<number>`coalesce(sum(${counted} and ${isJudged} and ${isDone}), 0)`,
    })
    .from(users)
    .leftJoin(
      assignments,
      and(eq(assignments.readerId, users.id), inArray(assignments.standing, [...ASSIGNED])),
    )
    .leftJoin(
      submissions,
      and(
        eq(submissions.id, assignments.submissionId),
        inArray(submissions.status, [...EVALUATED_STATUSES]),
        not(hasConflict),
        not(hasOpened),
        not(decidesOnly),
      ),
    )
    .leftJoin(
      evaluations,
      and(
        eq(evaluations.submissionId, assignments.submissionId),
        eq(evaluations.evaluatorId, assignments.readerId),
      ),
    )
    .where(or(MAY_EVALUATE, isNotNull(assignments.readerId)))
    .groupBy(users.id)
    .orderBy(users.name, users.id);
  return rows
    .map((row) => ({ ...row, left: row.assigned - row.done }))
    .filter(({ isActive, left }) => isActive || left > 0);
}

export type ReaderProgress = Awaited<ReturnType<typeof readProgress>>[number];
