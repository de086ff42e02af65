import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { partsOf } from "#domain/actor.ts";
import type { HistoryAction } from "#domain/records.ts";
import { type Need, Refusal } from "#domain/refusal.ts";
import { type RequestVerb, whyNotRequest } from "#domain/requests/rules.ts";
import { REQUEST_MOVES, type RequestStatus } from "#domain/requests/status.ts";
import type { SignedInCtx } from "../context.ts";
import type { LoadedRequest } from "../orders/requests/load.ts";
import { mailRequestMoved } from "./mail.ts";
import { insertComment, recordRequest, writeRequest, type WrittenRequest } from "../orders/requests/write.ts";

export type RequestAnswer = Exclude<RequestVerb, "remove">;
type Asked = { verb: RequestAnswer; version: number; comment?: string; note?: string };

const ACTIONS = {
  approve: "approveRequest",
  reject: "rejectRequest",
  reopen: "reopenRequest",
} as const satisfies Record<RequestAnswer, HistoryAction<"order">>;

export function verbTo(status: RequestStatus): RequestAnswer {
  if (status === "PENDING") return "reopen";
  return status === "APPROVED" ? "approve" : "reject";
}

/**
 * Along the move table, for those whom its kind names (REQ-04, REQ-05, REQ-09). A rejection keeps its comment; with
 * other moves it becomes an ordinary comment.
 */
export async function moveRequest(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  { verb, version, comment = "", note = "" }: Asked,
): Promise<WrittenRequest> {
  const { request } = loaded;
  const given: Need[] = [...(comment ? (["comment"] as const) : []), ...(note ? (["note"] as const) : [])];
  const reason = whyNotRequest(verb, request, partsOf(ctx.actor), given);
  if (reason?.code === "forbidden") throw new Refusal(reason);
  requireVersion("request", request, version);
  if (reason) throw new Refusal(reason);

  const said = comment || note;
  const isAnswer = verb !== "reopen";
  const after = await writeRequest(tx, ctx, request, {
    status: REQUEST_MOVES[verb].to,
    rejectionComment: verb === "reject" ? comment : "",
    answeredBy: isAnswer ? ctx.actor.id : null,
    answeredAt: isAnswer ? ctx.now : null,
  });
  if (said && verb !== "reject") await insertComment(tx, ctx, request.id, said);
  await recordRequest(tx, ctx, { ...loaded, request: after }, { action: ACTIONS[verb], note: said });
  await mailRequestMoved(tx, ctx, { ...loaded, request: after }, said);
  return { id: after.id, status: after.status, version: after.version };
}
