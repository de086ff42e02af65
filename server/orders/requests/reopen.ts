import { requestReopening } from "#domain/requests/schema.ts";
import { change } from "../../call/verb.ts";
import { loadRequest } from "./load.ts";
import { moveRequest } from "./move.ts";
import type { WrittenRequest } from "./write.ts";

/** Reopens a request with a note (REQ-04). */
export const reopenRequest = change("requests.reopen", {
  may: ["requests.manage"],
  input: requestReopening,
  sample: ({ request }) => ({ id: request, version: 1, note: "Falta a escala" }),
  async run(tx, ctx, { id, version, note }): Promise<WrittenRequest> {
    return moveRequest(tx, ctx, await loadRequest(tx, ctx, id), { verb: "reopen", version, note });
  },
});
