import { asc, desc, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { assignments, submissions, users } from "#db/schema/index.ts";
import { BY_HAND } from "#domain/evaluations/assignment.ts";
import { EVALUATED_STATUSES } from "#domain/evaluations/sight.ts";
import { readSettings } from "../event/read.ts";
import { question } from "../call/verb.ts";
import { readDeclined } from "./declined.ts";
import { readProgress } from "./progress.ts";

/** Most pairs set by hand that are shown, the newest. */
const MOST_BY_HAND = 200;

/** How far everybody is, how many marks a submission needs, the pairs set by hand, and who left. */
export const readAssignments = question("assignments.overview", {
  may: ["evaluations.assign"],
  async run(ctx) {
    const db = ctx.db.read;
    const progress = await readProgress(db);
    return {
      readers: progress.map(({ id, name, role, assigned, done, left }) => ({
        id,
        name,
        role,
        assigned,
        done,
        left,
      })),
      underEvaluation: await db.$count(submissions, inArray(submissions.status, [...EVALUATED_STATUSES])),
      minimumMarks: (await readSettings(db)).evaluating.minimumMarks,
      byHand: await readByHand(db),
      declined: await readDeclined(db, ctx.actor.id),
    };
  },
});

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
