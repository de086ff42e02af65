import { requireVersion } from "#db/records.ts";
import { partsOf } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { mayMuteRequest } from "#domain/requests/rules.ts";
import { requestMuting } from "#domain/requests/schema.ts";
import { change } from "../../call/verb.ts";
import { loadRequest } from "./load.ts";
import { writeRequest, type WrittenRequest } from "./write.ts";

/** Switches reminders of an optional request off or on. */
export const muteRequest = change("requests.mute", {
  may: ["own.requests"],
  input: requestMuting,
  sample: ({ request }) => ({ id: request, version: 1, isMuted: true }),
  async run(tx, ctx, { id, version, isMuted }): Promise<WrittenRequest> {
    const { request } = await loadRequest(tx, ctx, id);
    requireVersion("request", request, version);
    if (!mayMuteRequest(request, partsOf(ctx.actor))) {
      throw refuse("moveNotAllowed", { record: "request", move: "mute", from: request.status });
    }
    if (request.isMuted === isMuted) throw refuse("nothingChanged");
    const after = await writeRequest(tx, ctx, request, { isMuted });
    return { id, status: after.status, version: after.version };
  },
});
