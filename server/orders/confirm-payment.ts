import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { id, version } from "#domain/fields.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { loadOrder, type LoadedOrder, type MemberCtx } from "./load.ts";
import { moveOrder, recordLostRace, type Moved } from "./move.ts";
import { takePaymentFile } from "./payment-file.ts";
import { requireVersion, writeOrder } from "./write.ts";

export const ConfirmPaymentSchema = v.object({ id: id(), fileId: id(), version: version() });
type ConfirmPayment = v.InferOutput<typeof ConfirmPaymentSchema>;

/**
 * Hands in the payment confirmation (ORD-18): an APPROVED order goes to CONFIRM_PAYMENT. While it is there a newer one
 * takes the place of the one before, which stays in history.
 */
export async function confirmPayment(ctx: MemberCtx, input: ConfirmPayment): Promise<Moved> {
  if (!can(ctx.actor, "orders.files") && !can(ctx.actor, "own.payment")) throw refuse("forbidden");
  const to = "CONFIRM_PAYMENT";
  return recordLostRace(ctx, { id: input.id, to }, () =>
    ctx.db.write((tx) =>
      once(ctx, tx, "orders.confirmPayment", input, async () => {
        const loaded = await loadOrder(ctx, tx, input.id);
        const { status, version: stored, paymentConfirmationId } = loaded.order;
        // Sent again from a screen that was read anew: the proof is here already.
        if (status === to && paymentConfirmationId === input.fileId) {
          return { id: input.id, status, version: stored };
        }
        if (status === to) return replaceConfirmation(tx, ctx, loaded, input);
        const { version, fileId } = input;
        return moveOrder(tx, ctx, loaded, { to, version, fileId, note: "", action: "confirmPayment" });
      }),
    ),
  );
}

async function replaceConfirmation(
  tx: Tx,
  ctx: MemberCtx,
  { order }: LoadedOrder,
  input: ConfirmPayment,
): Promise<Moved> {
  requireVersion(order, input.version);
  const file = await takePaymentFile(tx, ctx, order, input.fileId);
  const after = await writeOrder(tx, ctx, order, { paymentConfirmationId: file.id });
  await recordHistory(tx, ctx, {
    record: "order",
    recordId: order.id,
    submissionId: order.submissionId,
    action: "confirmPayment",
    changes: { paymentConfirmation: { old: order.paymentConfirmationId, new: file.id } },
  });
  return { id: after.id, status: after.status, version: after.version };
}
