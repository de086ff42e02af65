import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { id, version } from "#domain/fields.ts";
import { transferEntries } from "#domain/orders/moves/payment.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { type LoadedOrder, loadOrder } from "../record/load.ts";
import { mailFurtherPayment } from "../payments/mail-payment.ts";
import { type Moved, moveOrder, traceLostRace } from "./move.ts";
import { handInPayment, readPayments, requireMade } from "../payments/payments.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

const confirmPaymentInput = v.object({ id: id(), fileId: id(), version: version(), ...transferEntries });
type ConfirmPayment = v.InferOutput<typeof confirmPaymentInput>;
const to = "CONFIRM_PAYMENT";

/**
 * Hands in the payment confirmation with what it says of the transfer (ORD-18): an APPROVED order goes to
 * CONFIRM_PAYMENT. While it is there a newer one takes the place of the one before, which stays in history, or adds to
 * it where that paid a part only.
 */
export const confirmPayment = change("orders.confirmPayment", {
  may: ["orders.files", "own.payment"],
  input: confirmPaymentInput,
  sample: ({ order, upload }) => ({ id: order, version: 1, fileId: upload }),
  async run(tx, ctx, input): Promise<Moved> {
    const loaded = await loadOrder(tx, ctx, input.id);
    await requireMade(ctx, input);
    const { status, version: stored, paymentConfirmationId } = loaded.order;
    // Sent again from a screen that was read again: the proof is here already.
    if (status === to && paymentConfirmationId === input.fileId) {
      return { id: input.id, status, version: stored };
    }
    if (status === to) return addConfirmation(tx, ctx, loaded, input);
    const { version, fileId, reference, amount, paidOn } = input;
    const transfer = { reference, amount, paidOn };
    return moveOrder(tx, ctx, loaded, { to, version, fileId, transfer, note: "", action: "confirmPayment" });
  },
  afterRefusal: (ctx, { id }, error) => traceLostRace(ctx, { id, to }, error),
});

async function addConfirmation(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  input: ConfirmPayment,
): Promise<Moved> {
  const { order } = loaded;
  requireVersion("order", order, input.version);
  const fileId = await handInPayment(tx, ctx, order, input);
  const after = await writeOrder(tx, ctx, order, { paymentConfirmationId: fileId });
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: "confirmPayment",
    changes: { paymentConfirmation: { old: order.paymentConfirmationId, new: fileId } },
  });
  const payment = (await readPayments(tx, order.id)).find((one) => one.fileId === fileId);
  if (payment) await mailFurtherPayment(tx, ctx, { ...loaded, order: after }, payment);
  return { id: after.id, status: after.status, version: after.version };
}
