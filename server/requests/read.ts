import { asc, eq, inArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orderRequests, requestComments, users } from "#db/schema/index.ts";
import { pickText, type Locale } from "#domain/locales.ts";

/** A file as a record carries it; `requestId` says that it came with a request. */
type CarriedFile = { requestId: string | null };

/**
 * The requests of some orders with their comments, oldest first, in two queries however many there are. `files` are
 * the orders' own, already read: those that came with a request are shown with it.
 */
export async function readRequests<File extends CarriedFile>(
  db: Reader | Tx,
  orderIds: readonly string[],
  files: readonly File[],
  locale: Locale,
) {
  const rows = await db
    .select({ request: orderRequests, author: users.name })
    .from(orderRequests)
    .leftJoin(users, eq(users.id, orderRequests.createdBy))
    .where(inArray(orderRequests.orderId, [...orderIds]))
    .orderBy(asc(orderRequests.createdAt), asc(orderRequests.id));
  const comments = await readComments(
    db,
    rows.map(({ request }) => request.id),
  );
  return rows.map(({ request, author }) => ({
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
    author,
    attachments: files.filter((file) => file.requestId === request.id),
    comments: comments.filter((comment) => comment.requestId === request.id),
    createdAt: request.createdAt.toISOString(),
    updatedAt: request.updatedAt.toISOString(),
    version: request.version,
  }));
}

async function readComments(db: Reader | Tx, requestIds: readonly string[]) {
  const rows = await db
    .select({ comment: requestComments, author: users.name })
    .from(requestComments)
    .innerJoin(users, eq(users.id, requestComments.authorId))
    .where(inArray(requestComments.requestId, [...requestIds]))
    .orderBy(asc(requestComments.createdAt), asc(requestComments.id));
  return rows.map(({ comment, author }) => ({
    id: comment.id,
    requestId: comment.requestId,
    message: comment.message,
    author,
    createdAt: comment.createdAt.toISOString(),
  }));
}
