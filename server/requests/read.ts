import { asc } from "drizzle-orm";
import { orderRequests, requestComments } from "#db/schema/index.ts";
import { pickText, type Locale } from "#domain/locales.ts";

const NAMED = { columns: { name: true } } as const;

/** An order's requests with their authors and comments, oldest first, as part of a question about the order. */
export const REQUESTS = {
  with: {
    author: NAMED,
    comments: {
      with: { author: NAMED },
      orderBy: [asc(requestComments.createdAt), asc(requestComments.id)],
    },
  },
  orderBy: [asc(orderRequests.createdAt), asc(orderRequests.id)],
};

type Named = { name: string };
type Comment = typeof requestComments.$inferSelect & { author: Named };
type Request = typeof orderRequests.$inferSelect & { author: Named | null; comments: Comment[] };

/** A file as a record carries it; `requestId` says that it came with a request. */
type CarriedFile = { requestId: string | null };

/** A request in both languages; of the order's files those that came with it. */
export function showRequest<File extends CarriedFile>(
  request: Request,
  files: readonly File[],
  locale: Locale,
) {
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
    /** Null for what the portal wrote by itself. */
    author: request.author?.name ?? null,
    attachments: files.filter(({ requestId }) => requestId === request.id),
    comments: request.comments.map(showComment),
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    version: request.version,
  };
}

function showComment({ id, requestId, message, author, createdAt }: Comment) {
  return { id, requestId, message, author: author.name, createdAt: createdAt.toISOString() };
}
