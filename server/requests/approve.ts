import { requestApproval } from "#domain/requests/schema.ts";
import { change } from "../verb.ts";
import { loadRequest } from "./load.ts";
import { moveRequest } from "./move.ts";
import type { Written } from "./write.ts";

/** A request is met: the partner says so of one of the team, and the team too (REQ-04, REQ-09). */
export const approveRequest = change("requests.approve", {
  may: ["requests.manage", "own.requests"],
  input: requestApproval,
  async run(tx, ctx, { id, version, comment }): Promise<Written> {
    return moveRequest(tx, ctx, await loadRequest(tx, ctx, id), { verb: "approve", version, comment });
  },
});
