import { partsOf } from "#domain/actor.ts";
import { answersByComment } from "#domain/requests/rules.ts";
import { requestComment } from "#domain/requests/schema.ts";
import { change } from "../../call/verb.ts";
import { loadRequest } from "./load.ts";
import { mailRequestComment } from "./mail.ts";
import { sayTo, settleRequest } from "./move.ts";
import { takeTurnToSay } from "./say-turn.ts";
import { recordRequest } from "./write.ts";

/**
 * Adds a comment by partner or team, with optional files (REQ-09); from the side that has to answer it is the
 * answer.
 */
export const commentRequest = change("requests.comment", {
  may: ["requests.manage", "own.requests"],
  input: requestComment,
  sample: ({ request }) => ({ id: request, message: "Segue a planta" }),
  async run(tx, ctx, { id, ...said }): Promise<{ id: string; commentId: string }> {
    const loaded = await loadRequest(tx, ctx, id);
    takeTurnToSay(ctx);
    const commentId = await sayTo(tx, ctx, loaded, said);
    const asked = { ...loaded.request, orderStatus: loaded.order.status };
    if (answersByComment(asked, partsOf(ctx.actor))) {
      await settleRequest(tx, ctx, loaded, "approve", said.message);
    } else {
      await recordRequest(tx, ctx, loaded, { action: "commentRequest" });
      await mailRequestComment(tx, ctx, loaded, said.message);
    }
    return { id, commentId };
  },
});
