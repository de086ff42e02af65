import { and, eq, isNull } from "drizzle-orm";
import * as v from "valibot";
import { handedSteps } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { handedTokenInput } from "#domain/handed-on/schema.ts";
import { loadOrder } from "../orders/record/load.ts";
import { change } from "../call/verb.ts";
import { findByToken, takeHandedTurn } from "./load.ts";

/** A colleague has opened the order: what was handed on is seen. */
export const seeHanded = change("handedOn.see", {
  may: ["own.view"],
  input: v.object({ orderId: id() }),
  sample: ({ order }) => ({ orderId: order }),
  async run(tx, ctx, { orderId }): Promise<null> {
    await loadOrder(tx, ctx, orderId);
    const isMine = and(
      eq(handedSteps.orderId, orderId),
      eq(handedSteps.toUser, ctx.actor.id),
      isNull(handedSteps.seenAt),
    );
    await tx.update(handedSteps).set({ seenAt: ctx.now }).where(isMine);
    return null;
  },
});

/** The link was opened in a browser; what programs fetch beforehand says nothing. */
export const openHanded = change("handedOn.open", {
  may: "everybody",
  input: handedTokenInput,
  sample: ({ handedToken }) => ({ token: handedToken }),
  prepare: async (ctx) => takeHandedTurn(ctx),
  async run(tx, ctx, { token }): Promise<null> {
    const { row, state } = await findByToken(tx, ctx, token);
    if (state !== "open" || row.seenAt) return null;
    await tx.update(handedSteps).set({ seenAt: ctx.now }).where(eq(handedSteps.id, row.id));
    return null;
  },
});
