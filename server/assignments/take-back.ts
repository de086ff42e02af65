import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { evaluationConflicts, evaluations, users } from "#db/schema/index.ts";
import { takingBack, whyNotTakeBack } from "#domain/evaluations/taking-back.ts";
import { Refusal } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { type Loaded, loadStandingOf, ofEvaluation } from "../evaluations/load.ts";
import { noteProgress } from "../evaluations/note-progress.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";

type TakenBack = { submissionId: string; readerId: string };

/**
 * Takes back what a reader declared by mistake. After a conflict, marks that were set aside count again; after an
 * abstention the reader begins anew. What was assigned before is not: the next proposal decides.
 */
export const takeBack = change("assignments.takeBack", {
  may: ["evaluations.takeBack"],
  input: takingBack,
  sample: ({ openSubmission, clerk }) => ({
    submissionId: openSubmission,
    readerId: clerk,
    as: "conflict",
    reason: "Engano",
  }),
  async run(tx, ctx, { submissionId, readerId, as, reason }): Promise<TakenBack> {
    const loaded = await loadStandingOf(tx, readerId, submissionId);
    const refused = whyNotTakeBack(as, {
      ...loaded,
      isOwn: readerId === ctx.actor.id,
      areMarksOpen: await haveOthersGiven(tx, submissionId, readerId),
    });
    if (refused) throw new Refusal(refused);
    if (as === "conflict") await settleAsNone(tx, ctx, { submissionId, readerId, reason });
    await reopen(tx, ctx, loaded, as === "conflict" ? COUNTS_AGAIN : BEGINS_ANEW, reason);
    const [reader] = await tx.select({ name: users.name }).from(users).where(eq(users.id, readerId));
    await recordHistory(tx, ctx, {
      record: "assignment",
      recordId: submissionId,
      action: as === "conflict" ? "takeBackConflict" : "takeBackAbstention",
      note: `${loaded.submission.reference}, ${reader?.name ?? ""}: ${reason}`,
    });
    noteProgress(tx);
    return { submissionId, readerId };
  },
});

const COUNTS_AGAIN = { setAsideAt: null };
const BEGINS_ANEW = { abstainedAt: null, abstainedBecause: "", judgedAt: null };

async function haveOthersGiven(tx: Tx, submissionId: string, readerId: string): Promise<boolean> {
  const given = and(
    eq(evaluations.submissionId, submissionId),
    ne(evaluations.evaluatorId, readerId),
    isNotNull(evaluations.givenAt),
  );
  return (await tx.$count(evaluations, given)) > 0;
}

/** Stores it as a false alarm, so that it is not suspected again. */
async function settleAsNone(
  tx: Tx,
  ctx: SignedInCtx,
  { submissionId, readerId, reason }: TakenBack & { reason: string },
): Promise<void> {
  await tx
    .update(evaluationConflicts)
    .set({ isDeclared: false, reason, settledBy: ctx.actor.id, createdAt: ctx.now })
    .where(
      and(eq(evaluationConflicts.submissionId, submissionId), eq(evaluationConflicts.readerId, readerId)),
    );
}

/** The reader's own evaluation, where there is one; its history is for those who may see the marks. */
async function reopen(
  tx: Tx,
  ctx: SignedInCtx,
  { own }: Loaded,
  again: typeof COUNTS_AGAIN | typeof BEGINS_ANEW,
  reason: string,
): Promise<void> {
  if (!own) return;
  await rewrite(tx, evaluations, own, { ...again, updatedAt: ctx.now });
  await recordHistory(tx, ctx, { ...ofEvaluation(own), action: "takeBack", note: reason });
}
