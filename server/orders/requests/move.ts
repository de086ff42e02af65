import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { partsOf } from "#domain/actor.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import type { HistoryAction } from "#domain/records.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import { type RequestVerb, whyNotRequest } from "#domain/requests/rules.ts";
import { REQUEST_MOVES, type RequestStatus } from "#domain/requests/status.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { attachToRequest } from "./files.ts";
import type { LoadedRequest } from "./load.ts";
import { mailRequestMoved } from "./mail.ts";
import { insertComment, recordRequest, writeRequest, type WrittenRequest } from "./write.ts";

export type RequestAnswer = Exclude<RequestVerb, "remove">;
type Asked = {
  verb: RequestAnswer;
  version: number;
  comment?: string;
  note?: string;
  /** Files that go with the comment. */
  attachments?: readonly FileReference[];
};

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
  { verb, version, comment = "", note = "", attachments = [] }: Asked,
): Promise<WrittenRequest> {
  const { request, order } = loaded;
  const given: Need[] = [...(comment ? (["comment"] as const) : []), ...(note ? (["note"] as const) : [])];
  const asked = { ...request, orderStatus: order.status };
  const reason = whyNotRequest(verb, asked, partsOf(ctx.actor), given);
  if (reason?.code === "forbidden") throw new Refusal(reason);
  requireVersion("request", request, version);
  if (reason) throw new Refusal(reason);

  const said = comment || note;
  if (said && verb !== "reject") await sayTo(tx, ctx, loaded, { message: said, attachments });
  return settleRequest(tx, ctx, loaded, verb, said);
}

/** A comment with its files; answers its id. */
export async function sayTo(
  tx: Tx,
  ctx: SignedInCtx,
  { order, request }: LoadedRequest,
  { message, attachments }: { message: string; attachments: readonly FileReference[] },
): Promise<string> {
  const commentId = await insertComment(tx, ctx, request.id, message);
  await attachToRequest(tx, ctx, attachments, { orderId: order.id, requestId: request.id, commentId });
  return commentId;
}

/** Applies a move that its caller has checked; records it in the history and mails the other side. */
export async function settleRequest(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  verb: RequestAnswer,
  said: string,
): Promise<WrittenRequest> {
  const isAnswer = verb !== "reopen";
  const request = await writeRequest(tx, ctx, loaded.request, {
    status: REQUEST_MOVES[verb].to,
    rejectionComment: verb === "reject" ? said : "",
    answeredBy: isAnswer ? ctx.actor.id : null,
    answeredAt: isAnswer ? ctx.now : null,
  });
  const after = { ...loaded, request };
  await recordRequest(tx, ctx, after, { action: ACTIONS[verb], note: said });
  await mailRequestMoved(tx, ctx, after, said);
  return { id: request.id, status: request.status, version: request.version };
}
