import type * as v from "valibot";
import type { cancelInput } from "#domain/orders/schema.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { once } from "../idempotency.ts";
import { loadOrder, type MemberCtx } from "./load.ts";
import { moveOrder, recordLostRace, type Moved } from "./move.ts";

/** A partner cancels after confirming that it cannot be undone (ORD-21), staff with a note, ADMIN also what is paid. */
export async function cancelOrder(ctx: MemberCtx, input: v.InferOutput<typeof cancelInput>): Promise<Moved> {
  if (!can(ctx.actor, "orders.move") && !can(ctx.actor, "own.cancel")) throw refuse("forbidden");
  const { id, version, note, confirmed } = input;
  const to = "CANCELLED";
  return recordLostRace(ctx, { id, to }, () =>
    ctx.db.write((tx) =>
      once(ctx, tx, "orders.cancel", input, async () => {
        const loaded = await loadOrder(ctx, tx, id);
        return moveOrder(tx, ctx, loaded, { to, version, note, confirmed });
      }),
    ),
  );
}
