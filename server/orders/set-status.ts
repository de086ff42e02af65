import type * as v from "valibot";
import type { setStatusInput } from "#domain/orders/schema.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { once } from "../idempotency.ts";
import { loadOrder, type MemberCtx } from "./load.ts";
import { moveOrder, recordLostRace, type Moved } from "./move.ts";

/**
 * Runs the move that leads to a status (ORD-08, ORD-09, ORD-16, ORD-17). `force` is an ADMIN's way around the table,
 * with a mandatory note; history shows it as forced.
 */
export async function setStatus(ctx: MemberCtx, input: v.InferOutput<typeof setStatusInput>): Promise<Moved> {
  if (!can(ctx.actor, "orders.move") && !can(ctx.actor, "own.edit")) throw refuse("forbidden");
  const { id, status: to, paymentConfirmation: fileId, version, note, force } = input;
  return recordLostRace(ctx, { id, to }, () =>
    ctx.db.write((tx) =>
      once(ctx, tx, "orders.setStatus", input, async () => {
        const loaded = await loadOrder(ctx, tx, id);
        return moveOrder(tx, ctx, loaded, { to, version, note, fileId, force });
      }),
    ),
  );
}
