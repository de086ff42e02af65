import { and, count, eq, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files, handedSteps } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import { handInInput } from "#domain/handed-on/schema.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { ofOrder } from "../orders/record/write.ts";
import { change } from "../call/verb.ts";
import { loadOpen, takeHandedTurn } from "./load.ts";
import { mailHandedIn } from "./mail.ts";

/** Completes the step with files, words, or both. The giver is mailed, and the link accepts nothing more. */
export const handIn = change("handedOn.handIn", {
  may: "everybody",
  input: handInInput,
  sample: ({ handedToken }) => ({ token: handedToken, answer: "Segue a planta" }),
  prepare: async (ctx) => takeHandedTurn(ctx),
  async run(tx, ctx, { token, answer }): Promise<{ files: number }> {
    const linked = await loadOpen(tx, ctx, token);
    const sent = await countSent(tx, linked.row.id);
    if (sent === 0 && answer === "") throw refuse("nothingHandedIn");
    const by = { actor: VISITOR, actorName: linked.row.name, now: ctx.now };
    await tx.update(handedSteps).set({ doneAt: ctx.now, answer }).where(eq(handedSteps.id, linked.row.id));
    await recordHistory(tx, by, { ...ofOrder(linked.order), action: "handInStep", note: answer });
    await mailHandedIn(tx, ctx, linked, { files: sent, answer });
    return { files: sent };
  },
});

async function countSent(tx: Tx, stepId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(files)
    .where(and(eq(files.handedStepId, stepId), isNull(files.deletedAt)));
  return row?.n ?? 0;
}
