import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { contracts, files } from "#db/schema/index.ts";
import { contractStateOf, isPublished } from "#domain/contracts/edition.ts";
import { id } from "#domain/fields.ts";
import { note } from "#domain/note.ts";
import { isLive } from "#domain/orders/moves/rules.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { previewMail, type MailPreview } from "../mail/preview.ts";
import { type LoadedOrder, loadOrder } from "../orders/record/load.ts";
import { retireFile } from "../orders/payments/payment-file.ts";
import { readSignature } from "../orders/record/signature.ts";
import { makeMove } from "../submissions/move.ts";
import { mailRecorded, writeRecorded } from "../submissions/signed-mail.ts";
import { change, question } from "../call/verb.ts";
import { findHearers } from "../members/recipient.ts";
import { mailSignedCopy, writeSignedCopy } from "./mail.ts";

type Edition = typeof contracts.$inferSelect;

const judgeSignedInput = v.object({
  id: id(),
  /** The copy that was read; a copy that came meanwhile was not. */
  fileId: id(),
  verdict: v.picklist(["accept", "refuse"]),
  note: v.optional(note(), ""),
});
type Judged = v.InferOutput<typeof judgeSignedInput>;

/**
 * Finds the copy that came back to be the signed contract, which records the signature of the submission (CON-02), or
 * refuses it with a reason that the exhibitor reads, and the edition waits for another copy. Either is mailed.
 */
export const judgeSigned = change("contracts.judgeSigned", {
  may: ["submissions.move"],
  input: judgeSignedInput,
  sample: ({ contract, upload }) => ({ id: contract, fileId: upload, verdict: "accept" }),
  async run(tx, ctx, input): Promise<{ id: string }> {
    const [contract] = await tx.select().from(contracts).where(eq(contracts.id, input.id));
    if (!contract || !isPublished(contract)) throw refuse("notFound", { record: "contract" });
    const loaded = await loadOrder(tx, ctx, contract.orderId);
    if (contract.signedFileId !== input.fileId) {
      throw refuse("stale", { record: "contract", current: contract.version });
    }
    const signature = await readSignature(tx, loaded.submission);
    const isToCheck = contractStateOf(contract, loaded.order, signature) === "received";
    if (!isToCheck || !isLive(loaded.order.status)) throw refuse("nothingChanged");
    await (input.verdict === "accept" ? accept : refuseCopy)(tx, ctx, loaded, contract, input);
    return { id: contract.id };
  },
});

async function accept(
  tx: Tx,
  ctx: Ctx,
  { submission, order: { reference } }: LoadedOrder,
  contract: Edition,
  { note: said }: Judged,
): Promise<void> {
  await tx.update(contracts).set({ signedAcceptedAt: ctx.now }).where(eq(contracts.id, contract.id));
  await record(tx, ctx, contract, submission.id, "acceptSigned", said);
  if (submission.status === "SIGNED_CONTRACT") return mailRecorded(tx, ctx, submission, reference);
  const { id: submissionId, version } = submission;
  await makeMove(tx, ctx, "signContract", { id: submissionId, version, note: said }, reference);
}

async function refuseCopy(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  contract: Edition,
  { fileId, note: reason }: Judged,
): Promise<void> {
  if (reason === "") {
    throw refuse("moveNeeds", { record: "contract", move: "refuseSigned", need: "note" });
  }
  await retireFile(tx, ctx, fileId);
  await tx
    .update(contracts)
    .set({ signedFileId: null, signedRefusal: reason })
    .where(eq(contracts.id, contract.id));
  await record(tx, ctx, contract, loaded.submission.id, "refuseSigned", reason);
  await mailSignedCopy(tx, ctx, loaded, { template: "signedCopyRefused", note: reason });
}

async function record(
  tx: Tx,
  ctx: Ctx,
  { id: recordId, signedFileId }: Edition,
  submissionId: string,
  action: "acceptSigned" | "refuseSigned",
  said: string,
): Promise<void> {
  const [file] = await tx
    .select({ name: files.name })
    .from(files)
    .where(eq(files.id, signedFileId ?? ""));
  const changes = { file: { old: null, new: file?.name ?? "" } };
  await recordHistory(tx, ctx, { record: "contract", recordId, submissionId, action, note: said, changes });
}

/** The mail that leaves with a verdict on an order's signed copy. */
export const previewSignedVerdict = question("contracts.previewVerdict", {
  may: ["submissions.move"],
  input: v.strictObject({ orderId: id(), verdict: judgeSignedInput.entries.verdict }),
  sample: ({ order }) => ({ orderId: order, verdict: "accept" }),
  run: async (ctx, { orderId, verdict }): Promise<MailPreview> =>
    previewVerdict(ctx, await loadOrder(ctx.db.read, ctx, orderId), verdict),
});

async function previewVerdict(ctx: Ctx, loaded: LoadedOrder, verdict: Judged["verdict"]) {
  const { read } = ctx.db;
  if (verdict === "accept") {
    return previewMail(ctx, await writeRecorded(read, ctx, loaded.submission, loaded.order.reference));
  }
  const [first, ...others] = await findHearers(read, loaded, "signContract");
  return previewMail(ctx, writeSignedCopy(ctx, loaded, { template: "signedCopyRefused" }, first), others);
}
