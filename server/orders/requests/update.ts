import type * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { partsOf } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import { mayEditRequest } from "#domain/requests/rules.ts";
import { requestUpdate } from "#domain/requests/schema.ts";
import { isSame } from "#domain/same.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { change } from "../../call/verb.ts";
import { replaceRequestFiles } from "./files.ts";
import { loadRequest, type LoadedRequest } from "./load.ts";
import { requireDayToCome } from "./due-day.ts";
import { mailRequestAsked } from "./mail.ts";
import { moveRequest, verbTo } from "./move.ts";
import { recordRequest, writeRequest, type WrittenRequest } from "./write.ts";

type Update = v.InferOutput<typeof requestUpdate>;

/** The team revises its own waiting request, or changes its status (REQ-04, REQ-07); what is left out stays. */
export const updateRequest = change("requests.update", {
  may: ["requests.manage"],
  input: requestUpdate,
  sample: ({ request }) => ({ id: request, version: 1, title: "Planta" }),
  async run(tx, ctx, input): Promise<WrittenRequest> {
    const loaded = await loadRequest(tx, ctx, input.id);
    const isRewritten = input.title !== undefined || input.message !== undefined;
    const request = isRewritten ? await rewrite(tx, ctx, loaded, input) : loaded.request;
    if (input.status === undefined) {
      await mailRequestAsked(tx, ctx, { ...loaded, request }, "requestRevised");
      return { id: request.id, status: request.status, version: request.version };
    }
    const { comment, note, status } = input;
    const version = isRewritten ? request.version : input.version;
    return moveRequest(tx, ctx, { ...loaded, request }, { verb: verbTo(status), version, comment, note });
  },
});

async function rewrite(tx: Tx, ctx: SignedInCtx, loaded: LoadedRequest, input: Update) {
  const { request: before } = loaded;
  if (!mayEditRequest(before, partsOf(ctx.actor))) {
    throw refuse("moveNotAllowed", { record: "request", move: "update", from: before.status });
  }
  requireVersion("request", before, input.version);
  if (input.dueOn !== undefined) await requireDayToCome(ctx, input.dueOn, before.dueOn);
  const title = input.title ?? before.titlePt;
  const message = input.message ?? before.messagePt;
  const after = {
    titlePt: title,
    titleEn: title,
    messagePt: message,
    messageEn: message,
    dueOn: input.dueOn === undefined ? before.dueOn : input.dueOn || null,
    blocksApproval: input.blocksApproval ?? before.blocksApproval,
  };
  const carrier = { orderId: before.orderId, requestId: before.id };
  const hasOtherFiles =
    input.attachments !== undefined && (await replaceRequestFiles(tx, ctx, input.attachments, carrier));
  if (!hasOtherFiles && isSame({ ...before, ...after }, before)) {
    if (input.status === undefined) throw refuse("nothingChanged");
    return before;
  }
  const request = await writeRequest(tx, ctx, before, after);
  await recordRequest(tx, ctx, { ...loaded, request }, { action: "editRequest" });
  return request;
}
