import { canBlockApproval } from "#domain/requests/rules.ts";
import { requestInput } from "#domain/requests/schema.ts";
import { loadOrder } from "../record/load.ts";
import { change } from "../../call/verb.ts";
import { attachToRequest } from "./files.ts";
import { requireTakesRequests } from "./load.ts";
import { requireDayToCome } from "./due-day.ts";
import { mailRequestAsked } from "./mail.ts";
import { insertRequest, recordRequest, type WrittenRequest } from "./write.ts";

/**
 * About an order that was sent and is not closed (REQ-04, REQ-06). Of one that is approved already no approval waits for
 * the answer.
 */
export const createRequest = change("requests.create", {
  may: ["requests.manage"],
  input: requestInput,
  sample: ({ order }) => ({ orderId: order, title: "Planta", message: "Falta a planta" }),
  async run(
    tx,
    ctx,
    { orderId, title, message, attachments, dueOn, blocksApproval },
  ): Promise<WrittenRequest> {
    const loaded = await loadOrder(tx, ctx, orderId);
    requireTakesRequests(loaded.order);
    await requireDayToCome(ctx, dueOn);
    const request = await insertRequest(tx, ctx, {
      orderId,
      kind: "TEAM",
      titlePt: title,
      titleEn: title,
      messagePt: message,
      messageEn: message,
      dueOn: dueOn || null,
      blocksApproval: blocksApproval && canBlockApproval(loaded.order.status),
    });
    await attachToRequest(tx, ctx, attachments, { orderId, requestId: request.id });
    await recordRequest(tx, ctx, { ...loaded, request }, { action: "openRequest" });
    await mailRequestAsked(tx, ctx, { ...loaded, request }, "requestOpened");
    return { id: request.id, status: request.status, version: request.version };
  },
});
