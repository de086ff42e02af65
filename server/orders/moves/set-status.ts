import { setStatusInput } from "#domain/orders/moves/schema.ts";
import { change } from "../../call/verb.ts";
import { loadOrder } from "../record/load.ts";
import { moveOrder, traceLostRace } from "./move.ts";
import { requireMade } from "../payments/payments.ts";

/**
 * Runs the move that leads to a status (ORD-08, ORD-09, ORD-16, ORD-17). `force` is an ADMIN's way around the table,
 * with a mandatory note; history shows it as forced.
 */
export const setStatus = change("orders.setStatus", {
  may: ["orders.move", "own.edit"],
  input: setStatusInput,
  sample: ({ order, upload }) => ({
    id: order,
    version: 1,
    status: "CONFIRM_PAYMENT",
    paymentConfirmation: upload,
  }),
  async run(tx, ctx, { id, status: to, paymentConfirmation: fileId, ...request }) {
    const loaded = await loadOrder(tx, ctx, id);
    await requireMade(ctx, request.transfer);
    return moveOrder(tx, ctx, loaded, { ...request, to, fileId });
  },
  afterRefusal: (ctx, { id, status: to }, error) => traceLostRace(ctx, { id, to }, error),
});
