import { requestRejection } from "#domain/requests/schema.ts";
import { change } from "../../call/verb.ts";
import { answerChange } from "./answer-change.ts";
import { loadRequest } from "./load.ts";
import { moveRequest } from "./move.ts";
import type { WrittenRequest } from "./write.ts";

/** Rejects a request with a comment (REQ-05). */
export const rejectRequest = change("requests.reject", {
  may: ["requests.manage", "own.requests"],
  input: requestRejection,
  sample: ({ request }) => ({ id: request, version: 1, comment: "Falta a escala" }),
  async run(tx, ctx, { id, ...answer }): Promise<WrittenRequest> {
    const loaded = await loadRequest(tx, ctx, id);
    const answered = loaded.request.kind === "ORDER_CHANGED" ? answerChange : moveRequest;
    return answered(tx, ctx, loaded, { verb: "reject", ...answer });
  },
});
