import { showChange } from "../lines/show-version.ts";
import { asc } from "drizzle-orm";
import { orderRequests, requestComments } from "#db/schema/index.ts";
import { partsOf, type Role, type SignedInUser } from "#domain/actor.ts";
import { pickText, type Locale } from "#domain/locales.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import {
  answersByComment,
  mayEditRequest,
  mayForceAnswer,
  mayMuteRequest,
  offerRequestMoves,
  waitsFor,
  isRequestOpen,
} from "#domain/requests/rules.ts";
import { requestStateOf } from "#domain/requests/status.ts";

const NAMED = { columns: { name: true } } as const;
const ANSWERER = { columns: { name: true, role: true } } as const;

/** An order's requests with their authors and comments, oldest first, as part of a question about the order. */
export const REQUESTS = {
  with: {
    author: NAMED,
    answerer: ANSWERER,
    comments: {
      with: { author: NAMED },
      orderBy: [asc(requestComments.createdAt), asc(requestComments.id)],
    },
  },
  orderBy: [asc(orderRequests.createdAt), asc(orderRequests.id)],
};

type Named = { name: string };
type Comment = typeof requestComments.$inferSelect & { author: Named };
type Request = typeof orderRequests.$inferSelect & {
  author: Named | null;
  answerer: (Named & { role: Role }) | null;
  comments: Comment[];
};

/** A file as a record carries it; it came with a request, or with a comment to one. */
type CarriedFile = { requestId: string | null; commentId: string | null };

type Reader = { actor: SignedInUser; locale: Locale };

/** A request in both languages, with what its reader may do now; of the order's files those that came with it. */
export function showRequest<File extends CarriedFile>(
  request: Request,
  { status, files }: { status: OrderStatus; files: readonly File[] },
  { actor, locale }: Reader,
) {
  const isOpen = isRequestOpen(request, status);
  // The reader has no part any more in an order that came to nothing.
  const parts = isOpen ? partsOf(actor) : [];
  const asked = { ...request, orderStatus: status };
  const waiting = (isOpen && waitsFor(request)) || null;
  const own = files.filter(({ requestId }) => requestId === request.id);
  return {
    id: request.id,
    orderId: request.orderId,
    kind: request.kind,
    status: request.status,
    title: pickText({ pt: request.titlePt, en: request.titleEn }, locale) ?? "",
    title_pt: request.titlePt,
    title_en: request.titleEn,
    message: pickText({ pt: request.messagePt, en: request.messageEn }, locale) ?? "",
    message_pt: request.messagePt,
    message_en: request.messageEn,
    rejectionComment: request.rejectionComment,
    /** The request's author; null for requests of the portal itself. */
    author: request.author?.name ?? null,
    dueOn: request.dueOn,
    blocksApproval: request.blocksApproval,
    contentVersion: request.contentVersion,
    change: request.change && showChange(request.change),
    attachments: own.filter(({ commentId }) => commentId === null),
    comments: request.comments.map((comment) => showComment(comment, own)),
    /** Who answered the request, and when. */
    answer: request.answerer &&
      request.answeredAt && { who: request.answerer.name, at: request.answeredAt.toISOString() },
    state: requestStateOf({
      ...request,
      waitsFor: waiting,
      answeredByTeam: request.answerer !== null && request.answerer.role !== "PARTNER",
    }),
    /** The side that has to answer. */
    waitsFor: waiting,
    moves: offerRequestMoves(asked, parts),
    /** What its reader says to it is the answer. */
    answersByComment: answersByComment(asked, parts),
    canEdit: mayEditRequest(request, parts),
    canForce: mayForceAnswer(request, parts),
    isMuted: request.isMuted,
    canMute: mayMuteRequest(request, parts),
    canComment: isOpen,
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    version: request.version,
  };
}

function showComment<File extends CarriedFile>(comment: Comment, files: readonly File[]) {
  const { id, requestId, message, author, createdAt } = comment;
  return {
    id,
    requestId,
    message,
    author: author.name,
    attachments: files.filter(({ commentId }) => commentId === id),
    createdAt: createdAt.toISOString(),
  };
}
