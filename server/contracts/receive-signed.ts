import { eq } from "drizzle-orm";
import type { InferOutput } from "valibot";
import { contracts, files } from "#db/schema/index.ts";
import type { signedCopyInput } from "#domain/contracts/schema.ts";
import { canAddOrderFile } from "#domain/files/order-files.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { attachFile } from "../files/attach.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { loadOrder } from "../orders/load.ts";

/**
 * Takes the signed copy of a contract from its partner or staff (decisions.md 9); not from a partner once the order
 * came to nothing (S37). A newer copy replaces the one before, which stays on file; whether the partnership is
 * confirmed is staff's move on the submission (CON-02).
 */
export async function receiveSigned(
  ctx: Ctx,
  input: InferOutput<typeof signedCopyInput>,
): Promise<{ id: string; signedFileId: string }> {
  return ctx.db.write((tx) =>
    once(ctx, tx, "contracts.receiveSigned", input, async () => {
      const [contract] = await tx.select().from(contracts).where(eq(contracts.id, input.id));
      if (!contract) throw refuse("notFound", { record: "contract" });
      const { order, submission } = await loadOrder(ctx, tx, contract.orderId);
      if (!canAddOrderFile(ctx.actor, order.status)) {
        throw refuse("orderLocked", { status: order.status });
      }
      const { signedFileId: before } = contract;
      const copy = await attachFile(tx, ctx, {
        fileId: input.fileId,
        purpose: "signedContract",
        ownerKind: "order",
        ownerId: order.id,
      });
      if (before && before !== copy.id) {
        await tx.update(files).set({ replacedAt: ctx.now }).where(eq(files.id, before));
      }
      await tx.update(contracts).set({ signedFileId: copy.id }).where(eq(contracts.id, contract.id));
      await recordHistory(tx, ctx, {
        record: "contract",
        recordId: contract.id,
        submissionId: submission.id,
        action: "receiveSigned",
        changes: { signedFile: { old: before, new: copy.id } },
      });
      return { id: contract.id, signedFileId: copy.id };
    }),
  );
}
