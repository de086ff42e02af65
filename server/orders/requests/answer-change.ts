import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { partsOf } from "#domain/actor.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { mayForceAnswer, whyNotRequest } from "#domain/requests/rules.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { agreeTo } from "../lines/versions.ts";
import { ofOrder, writeOrder } from "../record/write.ts";
import type { LoadedRequest } from "./load.ts";
import { mailRequestMoved } from "./mail.ts";
import { insertComment, writeRequest, type WrittenRequest } from "./write.ts";

type Answer = {
  verb: "approve" | "reject";
  version: number;
  comment: string;
  contentVersion?: number;
  force: boolean;
};

/**
 * Answers "Order changed", by the exhibitor or by an ADMIN with a note. It names the version that was read: an older
 * one is refused. Approved, that version is agreed.
 */
export async function answerChange(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  { verb, version, comment, contentVersion, force }: Answer,
): Promise<WrittenRequest> {
  const { order, request } = loaded;
  requireParty(ctx, loaded, { verb, comment, force });
  const current = request.contentVersion ?? order.contentVersion;
  if (request.status === "PENDING" && contentVersion !== current) throw refuse("changeOutdated", { current });
  requireVersion("request", request, version);
  const isApproved = verb === "approve";
  const after = await writeRequest(tx, ctx, request, {
    status: isApproved ? "APPROVED" : "REJECTED",
    rejectionComment: isApproved ? "" : comment,
    answeredBy: ctx.actor.id,
    answeredAt: ctx.now,
  });
  if (isApproved) {
    await agreeTo(tx, ctx, order.id, current);
    if (comment) await insertComment(tx, ctx, request.id, comment);
  }
  await writeOrder(tx, ctx, order, isApproved ? { agreedVersion: current } : {});
  const action = isApproved ? "approveChange" : "rejectChange";
  await recordHistory(tx, ctx, { ...ofOrder(order), action, note: comment, isForced: force });
  await mailRequestMoved(tx, ctx, { ...loaded, request: after }, comment, force);
  return { id: after.id, status: after.status, version: after.version };
}

type Asked = Pick<Answer, "verb" | "comment" | "force">;

function requireParty(
  ctx: SignedInCtx,
  { order, request }: LoadedRequest,
  { verb, comment, force }: Asked,
): void {
  const parts = partsOf(ctx.actor);
  if (force) {
    if (!mayForceAnswer(request, parts)) throw refuse("forbidden");
    if (!comment) throw refuse("moveNeeds", { record: "request", move: verb, need: "note" });
    return;
  }
  const reason = whyNotRequest(
    verb,
    { ...request, orderStatus: order.status },
    parts,
    comment ? ["comment"] : [],
  );
  if (reason) throw new Refusal(reason);
}
