import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { submissionMembers, submissions } from "#db/schema/index.ts";
import { isPartner, isStaff, type Actor } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import type { SubmissionRow } from "./answers.ts";

/** A submission fetched through the actor: staff any, a partner only as a member; otherwise it is not found (S32). */
export async function loadSubmission(
  ctx: { actor: Actor },
  db: Reader | Tx,
  id: string,
): Promise<SubmissionRow> {
  const row = await find(ctx.actor, db, id);
  if (!row) throw refuse("notFound", { record: "submission" });
  return row;
}

async function find(actor: Actor, db: Reader | Tx, id: string): Promise<SubmissionRow | undefined> {
  if (isStaff(actor) || actor.kind === "system") {
    const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
    return row;
  }
  if (!isPartner(actor)) return undefined;
  const [found] = await db
    .select({ submission: submissions })
    .from(submissions)
    .innerJoin(submissionMembers, eq(submissionMembers.submissionId, submissions.id))
    .where(and(eq(submissions.id, id), eq(submissionMembers.userId, actor.id)));
  return found?.submission;
}
