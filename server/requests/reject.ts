import { requestRejection } from "#domain/requests/schema.ts";
import { change } from "../verb.ts";
import { loadRequest } from "./load.ts";
import { moveRequest } from "./move.ts";
import type { Written } from "./write.ts";

/** A request is refused, and the comment says why (REQ-05). */
export const rejectRequest = change("requests.reject", {
  may: ["requests.manage", "own.requests"],
  input: requestRejection,
  async run(tx, ctx, { id, version, comment }): Promise<Written> {
    return moveRequest(tx, ctx, await loadRequest(tx, ctx, id), { verb: "reject", version, comment });
  },
});
