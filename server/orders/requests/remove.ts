import { erase, requireVersion } from "#db/records.ts";
import { orderRequests } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { Refusal } from "#domain/refusal.ts";
import { whyNotRequest } from "#domain/requests/rules.ts";
import { requestRemoval } from "#domain/requests/schema.ts";
import { change } from "../../call/verb.ts";
import { dropRequestFiles } from "./files.ts";
import { loadRequest } from "./load.ts";
import { mailRequestRemoved } from "./mail.ts";
import { recordRequest } from "./write.ts";

/** Deletes an unanswered request after confirmation (REQ-08): the team its own, an exhibitor a wish. */
export const removeRequest = change("requests.remove", {
  may: ["requests.manage", "own.requests"],
  input: requestRemoval,
  sample: ({ request }) => ({ id: request, version: 1, confirmed: true }),
  async run(tx, ctx, { id, version, confirmed }): Promise<{ id: string }> {
    const loaded = await loadRequest(tx, ctx, id);
    const { request } = loaded;
    const asked = { ...request, orderStatus: loaded.order.status };
    const reason = whyNotRequest("remove", asked, partsOf(ctx.actor), confirmed ? ["confirmed"] : []);
    if (reason?.code === "forbidden") throw new Refusal(reason);
    requireVersion("request", request, version);
    if (reason) throw new Refusal(reason);
    await dropRequestFiles(tx, ctx, id);
    await erase(tx, orderRequests, request);
    await recordRequest(tx, ctx, loaded, { action: "removeRequest", note: request.messagePt });
    await mailRequestRemoved(tx, ctx, loaded);
    return { id };
  },
});
