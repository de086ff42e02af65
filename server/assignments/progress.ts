import { and, eq, inArray, not, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { assignments, evaluations, submissions, users } from "#db/schema/index.ts";
import { ASSIGNED } from "#domain/evaluations/assignment.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { isFinished, standingOf } from "../sight/marks.ts";
import { MAY_EVALUATE } from "./team.ts";

const { hasConflict, hasOpened } = standingOf(assignments.readerId, assignments.submissionId);

/**
 * How far everybody of the team is with what was assigned: the one question behind what is shown and what the letters
 * say. Counted is what is under evaluation and what this person may mark; it says that somebody is done, never with
 * which marks.
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
      assigned: sql<number>`coalesce(sum(${counted}), 0)`,
      done: sql<number>`coalesce(sum(${counted} and ${isFinished(evaluations)}), 0)`,
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
      ),
    )
    .leftJoin(
      evaluations,
      and(
        eq(evaluations.submissionId, assignments.submissionId),
        eq(evaluations.evaluatorId, assignments.readerId),
      ),
    )
    .where(MAY_EVALUATE)
    .groupBy(users.id)
    .orderBy(users.name, users.id);
  return rows.map((row) => ({ ...row, left: row.assigned - row.done }));
}
