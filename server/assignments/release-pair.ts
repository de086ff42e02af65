import { and, eq, inArray } from "drizzle-orm";
import { assignments, submissions, users } from "#db/schema/index.ts";
import { BY_HAND, pairOfIds } from "#domain/evaluations/assignment.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../call/verb.ts";
import { recordPair } from "./set-pair.ts";

/** A pair set by hand is free again: the next proposal decides. */
export const releasePair = change("assignments.releasePair", {
  may: ["evaluations.assign"],
  input: pairOfIds,
  sample: ({ openSubmission, clerk }) => ({ submissionId: openSubmission, readerId: clerk }),
  async run(tx, ctx, { submissionId, readerId }): Promise<{ submissionId: string; readerId: string }> {
    const [released] = await tx
      .delete(assignments)
      .where(
        and(
          eq(assignments.submissionId, submissionId),
          eq(assignments.readerId, readerId),
          inArray(assignments.standing, [...BY_HAND]),
        ),
      )
      .returning();
    if (!released) throw refuse("notFound", { record: "submission" });
    const [submission] = await tx
      .select({ reference: submissions.reference })
      .from(submissions)
      .where(eq(submissions.id, submissionId));
    const [reader] = await tx.select({ name: users.name }).from(users).where(eq(users.id, readerId));
    await recordPair(tx, ctx, "release", {
      submissionId,
      reference: submission?.reference ?? "",
      reader: reader?.name ?? "",
    });
    return { submissionId, readerId };
  },
});
