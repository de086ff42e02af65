import { requestComment } from "#domain/requests/schema.ts";
import { change } from "../verb.ts";
import { attachToRequest } from "../orders/requests/files.ts";
import { loadRequest } from "../orders/requests/load.ts";
import { mailRequestComment } from "./mail.ts";
import { takeTurnToSay } from "./say-turn.ts";
import { insertComment, recordRequest } from "../orders/requests/write.ts";

/** By partner or team, with optional files (REQ-09). */
export const commentRequest = change("requests.comment", {
  may: ["requests.manage", "own.requests"],
  input: requestComment,
  sample: ({ request }) => ({ id: request, message: "Segue a planta" }),
  async run(tx, ctx, { id, message, attachments }): Promise<{ id: string; commentId: string }> {
    const loaded = await loadRequest(tx, ctx, id);
    takeTurnToSay(ctx);
    const commentId = await insertComment(tx, ctx, id, message);
    const carrier = { orderId: loaded.order.id, requestId: id, commentId };
    await attachToRequest(tx, ctx, attachments, carrier);
    await recordRequest(tx, ctx, loaded, { action: "commentRequest" });
    await mailRequestComment(tx, ctx, loaded, message);
    return { id, commentId };
  },
});
