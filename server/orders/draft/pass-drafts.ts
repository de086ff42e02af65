import { and, eq, isNotNull, notExists, or, type SQL } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { orders, submissionMembers, users } from "#db/schema/index.ts";
import { type By, recordHistory } from "../../history/record.ts";
import { noteTakenOver } from "./note-draft.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

type Passing = { submissionId: string; from: string; to: string };

/**
 * The drafts of somebody who is taken off a submission go on under another account, with all they hold and a trace of
 * whose they were: nobody else would find them again.
 */
export function passDrafts(tx: Tx, by: By, { submissionId, from, to }: Passing): Promise<void> {
  return passAll(tx, by, { submissionId, to }, eq(orders.authorId, from));
}

/** In the same way those of exhibitors who are gone already, to the account that comes after them. */
export function passDraftsLeft(tx: Tx, by: By, { submissionId, to }: Omit<Passing, "from">): Promise<void> {
  const itsMembership = tx
    .select({ userId: submissionMembers.userId })
    .from(submissionMembers)
    .where(and(eq(submissionMembers.submissionId, submissionId), eq(submissionMembers.userId, users.id)));
  const isGone = or(isNotNull(users.disabledAt), notExists(itsMembership));
  return passAll(tx, by, { submissionId, to }, and(eq(users.role, "PARTNER"), isGone));
}

async function passAll(
  tx: Tx,
  by: By,
  { submissionId, to }: Omit<Passing, "from">,
  isLeft: SQL | undefined,
): Promise<void> {
  const drafts = await tx
    .select({ order: orders, author: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.authorId))
    .where(and(eq(orders.submissionId, submissionId), eq(orders.status, "DRAFT"), isLeft));
  for (const { order, author } of drafts) {
    const passed = await writeOrder(tx, by, order, { authorId: to });
    await recordHistory(tx, by, { ...ofOrder(order), action: "takeOver", note: author });
    noteTakenOver(tx, order, passed);
  }
}
