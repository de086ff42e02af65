import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/sqlite-core";
import type { Tx } from "#db/client.ts";
import { assignments, evaluations, openedMarks, submissions } from "#db/schema/index.ts";
import { ASSIGNED } from "#domain/evaluations/assignment.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { isFinished } from "../sight/marks.ts";

const build = new QueryBuilder();

/** What was assigned and is not done is nobody's again. Given marks stay and count. */
export async function leaveMarking(tx: Tx, readerId: string): Promise<void> {
  const done = build
    .select({ id: evaluations.id })
    .from(evaluations)
    .where(
      and(
        eq(evaluations.submissionId, assignments.submissionId),
        eq(evaluations.evaluatorId, readerId),
        isFinished(evaluations),
      ),
    );
  await tx
    .delete(assignments)
    .where(
      and(eq(assignments.readerId, readerId), inArray(assignments.standing, [...ASSIGNED]), notExists(done)),
    );
}

/**
 * Marks are given blindly: submissions whose marks this person could read until now count as opened, and take none from
 * the person any more.
 */
export async function joinMarking(tx: Tx, { now }: SignedInCtx, readerId: string): Promise<void> {
  const marked = build
    .selectDistinct({
      submissionId: submissions.id,
      readerId: sql`${readerId}`.as("reader"),
      createdAt: sql`${now.getTime()}`.as("opened"),
    })
    .from(submissions)
    .innerJoin(evaluations, eq(evaluations.submissionId, submissions.id))
    .where(and(isFinished(evaluations), sql`${evaluations.evaluatorId} <> ${readerId}`));
  await tx.insert(openedMarks).select(marked).onConflictDoNothing();
}
