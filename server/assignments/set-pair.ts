import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { assignments, submissions, users } from "#db/schema/index.ts";
import { pairByHand } from "#domain/evaluations/assignment.ts";
import { whyNotEvaluate } from "#domain/evaluations/sight.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { loadStandingOf } from "../evaluations/load.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import { MAY_EVALUATE } from "./team.ts";

/**
 * Sets a pair by hand: this reader marks this submission, or never does, whatever was accepted before or is proposed
 * later. Who may give it no marks cannot be fixed to it.
 */
export const setPair = change("assignments.setPair", {
  may: ["evaluations.assign"],
  input: pairByHand,
  sample: ({ clerk }) => ({ reference: "EOI-2025-00042", readerId: clerk, standing: "fixed" }),
  async run(tx, ctx, { reference, readerId, standing }): Promise<{ submissionId: string; readerId: string }> {
    const submissionId = await findByReference(tx, reference);
    const [reader] = await tx
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.id, readerId), MAY_EVALUATE));
    if (!reader) throw refuse("notFound", { record: "account" });
    const found = await loadStandingOf(tx, readerId, submissionId);
    if (standing === "fixed" && whyNotEvaluate(found.standing, found.submission))
      throw refuse("readerClosed");
    const isPair = and(eq(assignments.submissionId, submissionId), eq(assignments.readerId, readerId));
    if ((await tx.$count(assignments, and(isPair, eq(assignments.standing, standing)))) > 0)
      throw refuse("nothingChanged");
    const set = { standing, createdAt: ctx.now };
    await tx
      .insert(assignments)
      .values({ submissionId, readerId, ...set })
      .onConflictDoUpdate({ target: [assignments.submissionId, assignments.readerId], set });
    await recordPair(tx, ctx, standing === "fixed" ? "fix" : "keepApart", {
      submissionId,
      reference: found.submission.reference,
      reader: reader.name,
    });
    return { submissionId, readerId };
  },
});

async function findByReference(tx: Tx, reference: string): Promise<string> {
  const [found] = await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.reference, reference.toUpperCase()));
  if (!found) throw refuse("notFound", { record: "submission" });
  return found.id;
}

/** A pair in history: it is the team's alone, so it hangs on no submission that exhibitors read. */
export function recordPair(
  tx: Tx,
  ctx: SignedInCtx,
  action: "fix" | "keepApart" | "release",
  { submissionId, reference, reader }: { submissionId: string; reference: string; reader: string },
): Promise<void> {
  const note = `${reference}, ${reader}`;
  return recordHistory(tx, ctx, { record: "assignment", recordId: submissionId, action, note });
}
