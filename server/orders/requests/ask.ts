import { refuse } from "#domain/refusal.ts";
import { mayWish } from "#domain/requests/rules.ts";
import { wishInput } from "#domain/requests/schema.ts";
import { loadOrder } from "../record/load.ts";
import { change } from "../../call/verb.ts";
import { attachToRequest } from "./files.ts";
import { mailWish } from "./mail.ts";
import { takeTurnToSay } from "./say-turn.ts";
import { sayWish } from "./words.ts";
import { insertRequest, recordRequest, type WrittenRequest } from "./write.ts";

/**
 * An exhibitor requests a change of an order that is closed to editing, while it is reviewed or approved; the team
 * returns the order, changes it, or rejects.
 */
export const askForChange = change("requests.ask", {
  may: ["own.requests"],
  input: wishInput,
  sample: ({ order }) => ({ orderId: order, message: "Mais uma tomada" }),
  async run(tx, ctx, { orderId, message, attachments }): Promise<WrittenRequest> {
    const loaded = await loadOrder(tx, ctx, orderId);
    const { status } = loaded.order;
    if (!mayWish(ctx.actor, status)) {
      throw refuse("moveNotAllowed", { record: "order", move: "askForChange", from: status });
    }
    takeTurnToSay(ctx);
    const request = await insertRequest(tx, ctx, {
      orderId,
      kind: "WISH",
      titlePt: sayWish("pt", status),
      titleEn: sayWish("en", status),
      messagePt: message,
      messageEn: message,
    });
    await attachToRequest(tx, ctx, attachments, { orderId, requestId: request.id });
    await recordRequest(tx, ctx, { ...loaded, request }, { action: "askForChange", note: message });
    await mailWish(tx, ctx, { ...loaded, request });
    return { id: request.id, status: request.status, version: request.version };
  },
});
