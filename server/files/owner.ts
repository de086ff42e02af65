import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orders, submissionMembers } from "#db/schema/index.ts";
import type { FileRow } from "./attach.ts";

/**
 * Whether a partner has a part in the record that carries the file. Pictures of the catalogue are for everybody who
 * is signed in; what hangs on an evaluation is for staff alone, and on an order never sent for its author (ORD-03).
 */
export async function isMemberOfOwner(
  db: Reader | Tx,
  file: Pick<FileRow, "ownerKind" | "ownerId">,
  userId: string,
): Promise<boolean> {
  const { ownerKind, ownerId } = file;
  if (!ownerKind || !ownerId) return false;
  switch (ownerKind) {
    case "interest_submission":
      return isMember(db, ownerId, userId);
    case "order": {
      const [order] = await db
        .select({ submissionId: orders.submissionId, authorId: orders.authorId, sentAt: orders.sentAt })
        .from(orders)
        .where(eq(orders.id, ownerId));
      const isShown = order?.sentAt !== null || order.authorId === userId;
      return order !== undefined && isShown && isMember(db, order.submissionId, userId);
    }
    case "catalog_item":
      return true;
    case "evaluation":
      return false;
    default:
      return ownerKind satisfies never;
  }
}

async function isMember(db: Reader | Tx, submissionId: string, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ part: submissionMembers.part })
    .from(submissionMembers)
    .where(and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.userId, userId)));
  return row !== undefined;
}
