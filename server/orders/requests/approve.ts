import { requestApproval } from "#domain/requests/schema.ts";
import { change } from "../../call/verb.ts";
import { answerChange } from "./answer-change.ts";
import { loadRequest } from "./load.ts";
import { moveRequest } from "./move.ts";
import type { WrittenRequest } from "./write.ts";

/** The partner answers a request of the team or agrees to its change, or the team counts it as settled (REQ-04, REQ-09). */
export const approveRequest = change("requests.approve", {
  may: ["requests.manage", "own.requests"],
  input: requestApproval,
  sample: ({ request }) => ({ id: request, version: 1, comment: "São quatro pessoas" }),
  async run(tx, ctx, { id, ...answer }): Promise<WrittenRequest> {
    const loaded = await loadRequest(tx, ctx, id);
    const answered = loaded.request.kind === "ORDER_CHANGED" ? answerChange : moveRequest;
    return answered(tx, ctx, loaded, { verb: "approve", ...answer });
  },
});
