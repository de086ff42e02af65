import type { Tx } from "#db/client.ts";
import { takesAdditions } from "#domain/orders/moves/rules.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { loadOrder, type SubmissionRow } from "./load.ts";

/** The id of the stand that services are added to: an order of the same submission, from its approval on. */
export async function loadStand(
  tx: Tx,
  ctx: SignedInCtx,
  id: string,
  submission: SubmissionRow,
): Promise<string> {
  const { order } = await loadOrder(tx, ctx, id);
  if (order.submissionId !== submission.id) throw refuse("notFound", { record: "order" });
  if (takesAdditions(order)) return order.id;
  throw refuse("moveNotAllowed", { record: "order", move: "addServices", from: order.status });
}
