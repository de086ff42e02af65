import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { orders, users } from "#db/schema/index.ts";
import type { SignedInCtx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { noteTakenOver } from "./note-draft.ts";
import { ofOrder, writeOrder } from "./write.ts";

type Passing = { submissionId: string; from: string; to: string };

/**
 * The drafts of somebody who is taken off a submission go on under another account, with all they hold and a trace of
 * whose they were: nobody else would find them again.
 */
export async function passDrafts(
  tx: Tx,
  ctx: SignedInCtx,
  { submissionId, from, to }: Passing,
): Promise<void> {
  const drafts = await tx
    .select({ order: orders, author: users.name })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.authorId))
    .where(and(eq(orders.submissionId, submissionId), eq(orders.authorId, from), eq(orders.status, "DRAFT")));
  for (const { order, author } of drafts) {
    const passed = await writeOrder(tx, ctx, order, { authorId: to });
    await recordHistory(tx, ctx, { ...ofOrder(order), action: "takeOver", note: author });
    noteTakenOver(tx, order, passed);
  }
}
