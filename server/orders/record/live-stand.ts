import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders } from "#db/schema/index.ts";
import { id } from "#domain/fields.ts";
import { type LiveStand, type SecondStand, whyNotSecondStand } from "#domain/orders/draft/second-stand.ts";
import { asksForFreeSpace } from "#domain/orders/moves/rules.ts";
import { LIVE_STATUSES, type OrderStatus } from "#domain/orders/moves/status.ts";
import { isStandOrder, type OrderType, STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import { Refusal } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { question } from "../../call/verb.ts";
import { loadOrderable, type SubmissionRow } from "./load.ts";

/** The live stand of a submission, so that the wizard says so before it is filled in; null while there is none. */
export const standOf = question("orders.standOf", {
  may: ["orders.create", "own.order"],
  input: v.object({ submissionId: id() }),
  sample: ({ submission }) => ({ submissionId: submission }),
  async run(ctx, { submissionId }) {
    const submission = await loadOrderable(ctx.db.read, ctx, submissionId);
    return { stand: (await findLiveStand(ctx.db.read, submission.id)) ?? null };
  },
});

/** Refused with `standTaken` when the submission has its stand already and the team does not say why it gets another. */
export async function requireFreeSpace(
  tx: Tx,
  { actor }: SignedInCtx,
  submission: SubmissionRow,
  type: OrderType,
  given?: SecondStand,
): Promise<void> {
  const live = isStandOrder(type) ? await findLiveStand(tx, submission.id) : undefined;
  const reason = whyNotSecondStand(actor, type, live, given);
  if (reason) throw new Refusal(reason);
}

/** Whether a rejected order cannot be copied, since its space has another stand by now. */
export async function isSpaceTaken(db: ReadDb, { status, type, submissionId }: Ended): Promise<boolean> {
  if (!asksForFreeSpace(status) || !isStandOrder(type)) return false;
  return (await findLiveStand(db, submissionId)) !== undefined;
}

type Ended = { status: OrderStatus; type: OrderType; submissionId: string };

async function findLiveStand(
  db: ReadDb | Tx,
  submissionId: string,
): Promise<(LiveStand & { status: OrderStatus }) | undefined> {
  const [found] = await db
    .select({ id: orders.id, reference: orders.reference, status: orders.status })
    .from(orders)
    .where(
      and(
        eq(orders.submissionId, submissionId),
        inArray(orders.type, [...STAND_ORDER_TYPES]),
        inArray(orders.status, [...LIVE_STATUSES]),
      ),
    )
    .orderBy(orders.sentAt)
    .limit(1);
  return found && { ...found, reference: found.reference ?? "" };
}
