import * as v from "valibot";
import { setStatusInput } from "#domain/orders/moves/schema.ts";
import type { MailPreview } from "../../mail/preview.ts";
import { longQuestion } from "../../call/verb.ts";
import { tryMove } from "./move.ts";
import { rehearse } from "./rehearse.ts";

const { id, status, note, settledAs, force } = setStatusInput.entries;
const asked = v.object({ id, status, note, settledAs, force });

/** The mail that a move would send, as if all its inputs were given. */
export const previewMove = longQuestion("orders.previewMove", {
  may: ["orders.move"],
  input: asked,
  sample: ({ order }) => ({ id: order, status: "REVIEWING" }),
  run: (ctx, { id: orderId, status: to, ...request }): Promise<MailPreview | null> =>
    rehearse(ctx, orderId, (tx, loaded) => tryMove(tx, ctx, loaded, { ...request, to })),
});
