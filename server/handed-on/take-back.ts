import { and, eq, isNull, type SQL } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { handedSteps } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { loadOrder, type LoadedOrder } from "../orders/record/load.ts";
import { ofOrder } from "../orders/record/write.ts";
import { change } from "../call/verb.ts";
import { type HandedRow, readHanded } from "./load.ts";
import { mailTakenBack } from "./mail.ts";

/** Takes a handed step back: its link stops working, and its holder is mailed. */
export const takeStepBack = change("handedOn.takeBack", {
  may: ["own.order"],
  input: v.object({ orderId: id(), id: id() }),
  sample: ({ order }) => ({ orderId: order, id: "x".repeat(25) }),
  async run(tx, ctx, input): Promise<{ id: string }> {
    const loaded = await loadOrder(tx, ctx, input.orderId);
    const isOpen = and(
      eq(handedSteps.id, input.id),
      eq(handedSteps.orderId, input.orderId),
      isNull(handedSteps.doneAt),
      isNull(handedSteps.takenBackAt),
    );
    const taken = await takeBackRows(tx, ctx, loaded, isOpen);
    if (taken === 0) throw refuse("stepGone");
    return { id: input.id };
  },
});

/**
 * Takes steps back and returns how many. Holders of open steps are mailed, but not `next`, who gets the same step
 * again by a newer letter.
 */
export async function takeBackRows(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  where: SQL | undefined,
  next?: HandedRow["email"],
): Promise<number> {
  const taken = await readHanded(tx, loaded.order, ctx.now, where);
  for (const { row, state } of taken) {
    await tx.update(handedSteps).set({ takenBackAt: ctx.now }).where(eq(handedSteps.id, row.id));
    await recordHistory(tx, ctx, { ...ofOrder(loaded.order), action: "takeStepBack", note: row.name });
    if (state === "open" && row.email !== next) await mailTakenBack(tx, ctx, { ...loaded, row });
  }
  return taken.length;
}
