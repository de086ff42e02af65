import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { contracts } from "#db/schema/index.ts";
import { isStaff } from "#domain/actor.ts";
import { contractStateOf, isOutdated, isPublished } from "#domain/contracts/edition.ts";
import { signedCopyInput } from "#domain/contracts/schema.ts";
import { mayAddOrderFile } from "#domain/orders/moves/order-files.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { loadOrder } from "../orders/record/load.ts";
import { carryFile, retireFile } from "../orders/payments/payment-file.ts";
import { readSignature } from "../orders/record/signature.ts";
import { change } from "../call/verb.ts";
import { requireSigned } from "./compare-copy.ts";
import { mailSignedCopy } from "./mail.ts";

/**
 * Takes the signed copy of an order's newest published contract from its partner or staff, as long as the order takes
 * files and is still what the contract says. A newer copy replaces the one that was seen before, which stays on file;
 * of two that come at once the later is refused. It is the signed contract once the team has accepted it (CON-02), and
 * from then on the team alone replaces it.
 */
export const receiveSigned = change("contracts.receiveSigned", {
  may: ["orders.files", "own.upload"],
  input: signedCopyInput,
  sample: ({ contract, upload }) => ({ id: contract, fileId: upload }),
  prepare: (ctx, { id, fileId, isChecked }) => requireSigned(ctx, { id, fileId, isChecked }),
  async run(tx, ctx, input): Promise<{ id: string; signedFileId: string }> {
    const [contract] = await tx.select().from(contracts).where(eq(contracts.id, input.id));
    if (!contract || !isPublished(contract)) throw refuse("notFound", { record: "contract" });
    const loaded = await loadOrder(tx, ctx, contract.orderId);
    const { order, submission } = loaded;
    if (!mayAddOrderFile(ctx.actor, order.status)) throw refuse("orderLocked", { status: order.status });
    await requireNewest(tx, contract, input.fileId);
    if (isOutdated(contract, order)) throw refuse("contractOutdated", { edition: contract.version });
    const { signedFileId: before } = contract;
    const isAnother = before !== null && before !== input.fileId;
    if (isAnother && before !== input.seen) {
      throw refuse("stale", { record: "contract", current: contract.version });
    }
    const signature = await readSignature(tx, submission);
    const isSigned = contractStateOf(contract, order, signature) === "signed";
    if (isAnother && isSigned && !isStaff(ctx.actor)) throw refuse("copyRecorded");
    const copy = await carryFile(tx, ctx, order, input.fileId, "signedContract");
    if (before && before !== copy.id) await retireFile(tx, ctx, before);
    await tx
      .update(contracts)
      .set({
        signedFileId: copy.id,
        signedAcceptedAt: isSigned ? contract.signedAcceptedAt : null,
        signedRefusal: "",
      })
      .where(eq(contracts.id, contract.id));
    await recordHistory(tx, ctx, {
      record: "contract",
      recordId: contract.id,
      submissionId: submission.id,
      action: "receiveSigned",
      changes: { signedFile: { old: before, new: copy.id } },
    });
    if (before !== copy.id) await mailSignedCopy(tx, ctx, loaded, { template: "signedCopyReceived" });
    return { id: contract.id, signedFileId: copy.id };
  },
});

/** A signature under an older version says nothing about the newest, nor does a copy of another one. */
async function requireNewest(
  tx: Tx,
  contract: Pick<typeof contracts.$inferSelect, "id" | "orderId">,
  fileId: string,
): Promise<void> {
  const [newest, ...older] = await tx
    .select({ id: contracts.id, version: contracts.version, signedFileId: contracts.signedFileId })
    .from(contracts)
    .where(and(eq(contracts.orderId, contract.orderId), isNotNull(contracts.publishedAt)))
    .orderBy(desc(contracts.version));
  if (newest && newest.id !== contract.id) {
    throw refuse("stale", { record: "contract", current: newest.version });
  }
  if (older.some(({ signedFileId }) => signedFileId === fileId)) throw refuse("notFound", { record: "file" });
}
