import { and, eq, isNull } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { contracts, evaluations, orders, users } from "#db/schema/index.ts";
import type { Holder } from "#domain/files/reading.ts";
import { isSeenBy } from "../sight/marks.ts";
import { isMember } from "../members/membership.ts";
import type { FileRow } from "./attach.ts";

/** The record of a file and the reader's relation to it; undefined when it is gone. */
export async function findHolder(
  db: ReadDb | Tx,
  { id, ownerKind, ownerId }: Pick<FileRow, "id" | "ownerKind" | "ownerId">,
  userId: string,
): Promise<Holder | undefined> {
  if (!ownerKind || !ownerId) return { kind: "nothing" };
  switch (ownerKind) {
    case "interest_submission":
      if (await isUnpublished(db, id)) return { kind: "unpublished" };
      return { kind: "submission", isMember: await isMember(db, ownerId, userId) };
    case "order":
      return findOrder(db, ownerId, userId);
    case "catalog_item":
      return { kind: "catalogue" };
    case "settings":
      return { kind: "settings" };
    case "evaluation":
      return findEvaluation(db, ownerId, userId);
    default:
      return ownerKind satisfies never;
  }
}

/** A contract that stays with the team so far. */
async function isUnpublished(db: ReadDb | Tx, fileId: string): Promise<boolean> {
  const isHeldBack = and(eq(contracts.fileId, fileId), isNull(contracts.publishedAt));
  return (await db.$count(contracts, isHeldBack)) > 0;
}

async function findOrder(db: ReadDb | Tx, orderId: string, userId: string): Promise<Holder | undefined> {
  const { submissionId, authorId, sentAt } = orders;
  const [order] = await db
    .select({ submissionId, authorId, sentAt, authorRole: users.role })
    .from(orders)
    .innerJoin(users, eq(users.id, authorId))
    .where(eq(orders.id, orderId));
  if (!order) return undefined;
  const ofReader = await isMember(db, order.submissionId, userId);
  const isOfReadersSide = order.authorId === userId || (order.authorRole === "PARTNER" && ofReader);
  return { kind: "order", isMember: ofReader, isOpen: order.sentAt !== null || isOfReadersSide };
}

/** Its evaluator's, and once finished also readable by those who may see the submission's marks. */
async function findEvaluation(db: ReadDb | Tx, id: string, userId: string): Promise<Holder | undefined> {
  const [evaluation] = await db
    .select({
      isOpen: isSeenBy(userId).mapWith(Boolean),
    })
    .from(evaluations)
    .where(eq(evaluations.id, id));
  if (!evaluation) return undefined;
  return { kind: "evaluation", isOpen: evaluation.isOpen };
}
