import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { likePairs } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { LIKENESSES } from "#domain/submissions/duplicates.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../call/verb.ts";
import type { SubmissionRow } from "./answers.ts";
import { inOrder } from "./compare.ts";
import { loadSubmission } from "./load.ts";

const tellApartInput = v.strictObject({
  id: id(),
  otherId: id(),
  /** The likenesses as they were shown. */
  alike: v.pipe(v.array(v.picklist(LIKENESSES)), v.maxLength(LIKENESSES.length)),
  /** False takes the judgement back. */
  areApart: v.boolean(),
});

/**
 * Records that two submissions differ, or takes that back. It holds until the compared values change; refused when
 * they have changed already.
 */
export const tellApart = change("submissions.tellApart", {
  may: ["submissions.move"],
  input: tellApartInput,
  sample: ({ submission, otherSubmission }) => ({
    id: submission,
    otherId: otherSubmission,
    alike: ["cnpj"],
    areApart: true,
  }),
  async run(tx, ctx, { id: oneId, otherId, alike, areApart }): Promise<{ areApart: boolean }> {
    const one = await loadSubmission(tx, ctx, oneId);
    const other = await loadSubmission(tx, ctx, otherId);
    const [firstId, secondId] = inOrder(one.id, other.id);
    const isPair = and(eq(likePairs.firstId, firstId), eq(likePairs.secondId, secondId));
    const [pair] = await tx.select().from(likePairs).where(isPair);
    if (!pair || pair.alike.join() !== alike.join()) throw refuse("likenessChanged");
    if ((pair.toldApartAt !== null) === areApart) throw refuse("nothingChanged");
    await tx
      .update(likePairs)
      .set({ toldApartBy: areApart ? ctx.actor.id : null, toldApartAt: areApart ? ctx.now : null })
      .where(isPair);
    await recordJudgement(tx, ctx, one, other, areApart);
    await recordJudgement(tx, ctx, other, one, areApart);
    return { areApart };
  },
});

/** Records the judgement in the history of both submissions. */
async function recordJudgement(
  tx: Tx,
  ctx: Ctx,
  { id: submissionId }: SubmissionRow,
  { reference }: SubmissionRow,
  areApart: boolean,
): Promise<void> {
  await recordHistory(tx, ctx, {
    record: "likeness",
    recordId: submissionId,
    submissionId,
    action: areApart ? "tellApart" : "reconsider",
    note: reference,
  });
}
