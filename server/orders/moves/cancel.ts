import { cancelInput } from "#domain/orders/moves/schema.ts";
import { change } from "../../call/verb.ts";
import { loadOrder } from "../record/load.ts";
import { moveOrder, traceLostRace } from "./move.ts";

/** A partner cancels after confirming that it cannot be undone (ORD-21), staff with a note, ADMIN also what is paid. */
export const cancelOrder = change("orders.cancel", {
  may: ["orders.move", "own.cancel"],
  input: cancelInput,
  sample: ({ order }) => ({ id: order, version: 1, confirmed: true }),
  async run(tx, ctx, { id, version, note, confirmed }) {
    const loaded = await loadOrder(tx, ctx, id);
    return moveOrder(tx, ctx, loaded, { to: "CANCELLED", version, note, confirmed });
  },
  afterRefusal: (ctx, { id }, error) => traceLostRace(ctx, { id, to: "CANCELLED" }, error),
});
