import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { contracts } from "#db/schema/index.ts";
import { isOutdated } from "#domain/contracts/edition.ts";
import { id } from "#domain/fields.ts";
import { canHaveContract } from "#domain/orders/moves/rules.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { previewMail } from "../mail/preview.ts";
import { loadOrder, type LoadedOrder } from "../orders/record/load.ts";
import { change, question } from "../call/verb.ts";
import { findHearers } from "../members/recipient.ts";
import { mailContract, writeContractReady } from "./mail.ts";
import { newestVersion } from "./read.ts";

type Edition = typeof contracts.$inferSelect;

/**
 * Publishes an edition that was made for the team alone, and mails the exhibitor. Refused for any edition but the
 * newest, for an outdated one, and for a published one.
 */
export const publishContract = change("contracts.publish", {
  may: ["contracts.generate"],
  input: v.strictObject({ id: id() }),
  sample: ({ contract }) => ({ id: contract }),
  async run(tx, ctx, input): Promise<{ id: string }> {
    const [contract] = await tx.select().from(contracts).where(eq(contracts.id, input.id));
    if (!contract) throw refuse("notFound", { record: "contract" });
    const loaded = await loadOrder(tx, ctx, contract.orderId);
    await requirePublishable(tx, contract, loaded);
    await tx.update(contracts).set({ publishedAt: ctx.now }).where(eq(contracts.id, contract.id));
    await recordHistory(tx, ctx, {
      record: "contract",
      recordId: contract.id,
      submissionId: loaded.submission.id,
      action: "publish",
    });
    await mailContract(tx, ctx, loaded);
    return { id: contract.id };
  },
});

async function requirePublishable(tx: Tx, contract: Edition, { order }: LoadedOrder): Promise<void> {
  if (contract.publishedAt) throw refuse("nothingChanged");
  if (!canHaveContract(order.status)) {
    throw refuse("moveNotAllowed", { record: "contract", move: "publish", from: order.status });
  }
  const newest = await newestVersion(tx, contract.orderId);
  if (newest !== contract.version) throw refuse("stale", { record: "contract", current: newest });
  if (isOutdated(contract, order)) throw refuse("contractOutdated", { edition: contract.version });
}

/** The mail that leaves with the publishing of an order's contract. */
export const previewContractMail = question("contracts.previewMail", {
  may: ["contracts.generate"],
  input: v.strictObject({ orderId: id() }),
  sample: ({ order }) => ({ orderId: order }),
  run: async (ctx, { orderId }) => readMail(ctx, await loadOrder(ctx.db.read, ctx, orderId)),
});

async function readMail(ctx: Ctx, loaded: LoadedOrder) {
  const [first, ...others] = await findHearers(ctx.db.read, loaded, "signContract");
  return previewMail(ctx, writeContractReady(ctx, loaded, first), others);
}
