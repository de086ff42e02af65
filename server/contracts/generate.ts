import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { contracts, files } from "#db/schema/index.ts";
import { type ContractData, contractInput } from "#domain/contracts/schema.ts";
import { canHaveContract } from "#domain/orders/moves/rules.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { printFor } from "../call/print-for.ts";
import { fileUrl } from "../files/url.ts";
import { recordHistory } from "../history/record.ts";
import { type LoadedOrder, loadOrder } from "../orders/record/load.ts";
import { change } from "../call/verb.ts";
import { mailContract } from "./mail.ts";
import { nextVersion, printedIn, readContract } from "./read.ts";

export type Generated = {
  id: string;
  version: number;
  fileId: string;
  name: string;
  url: string;
  size: number;
};

/**
 * Makes the next version of an order's contract as a PDF in the partner's contact language (CON-01). Published it is
 * the partner's at once, who is told; otherwise it waits for `publish`. Refused before the approval, with an open
 * change, and when the order or its contracts changed while the PDF was made.
 */
export const generateContract = change("contracts.generate", {
  may: ["contracts.generate"],
  input: contractInput,
  sample: ({ order }) => ({ orderId: order }),
  async prepare(ctx, { orderId, notes }): Promise<Printed> {
    const loaded = await loadOrder(ctx.db.read, ctx, orderId);
    const { status } = loaded.order;
    if (!canHaveContract(status)) {
      throw refuse("moveNotAllowed", { record: "contract", move: "generate", from: status });
    }
    if (hasOpenChange(loaded.order)) {
      throw refuse("moveNeeds", { record: "contract", move: "generate", need: "noOpenChange" });
    }
    const next = await readContract(ctx, loaded, { notes });
    // Stores what the paper says, date and code included; the print may be of an earlier request.
    const { bytes, data } = await printFor(ctx, {
      turn: `contract:${ctx.actor.id}`,
      data: printedIn(next),
      print: async () => ({ bytes: await ctx.portal.pdf.contract(next), data: next }),
    });
    const sha256 = await ctx.portal.files.put(bytes);
    return {
      from: loaded,
      data,
      file: { id: newId(), name: fileName(data), size: bytes.byteLength, sha256 },
    };
  },
  run: (tx, ctx, { publish }, printed) => keep(tx, ctx, printed, publish),
  tidy: (ctx, { file }) => removeUnused(ctx, file.sha256),
});

type NewFile = { id: string; name: string; size: number; sha256: string };
type Printed = { from: LoadedOrder; data: ContractData; file: NewFile };

async function keep(
  tx: Tx,
  ctx: SignedInCtx,
  { from, data, file }: Printed,
  isPublished: boolean,
): Promise<Generated> {
  const { order, submission } = await loadOrder(tx, ctx, from.order.id);
  if (order.version !== from.order.version || (await nextVersion(tx, order.id)) !== data.version) {
    throw refuse("stale", { record: "order", current: order.version });
  }
  const by = ctx.actor.id;
  await tx.insert(files).values({
    ...file,
    type: "application/pdf",
    kind: "document",
    purpose: "attachment",
    // Not among the order's own files, which partners may delete from; its submission's partners read it once it is
    // published.
    ownerKind: "interest_submission",
    ownerId: submission.id,
    uploadedBy: by,
    createdAt: ctx.now,
  });
  const [row] = await tx
    .insert(contracts)
    .values({
      orderId: order.id,
      version: data.version,
      orderVersion: data.orderVersion,
      locale: data.locale,
      data,
      fileId: file.id,
      publishedAt: isPublished ? ctx.now : null,
      createdBy: by,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the contract was not written");
  await recordHistory(tx, ctx, {
    record: "contract",
    recordId: row.id,
    submissionId: submission.id,
    action: isPublished ? "issue" : "generate",
    changes: { version: { old: data.version - 1 || null, new: data.version } },
  });
  if (isPublished) await mailContract(tx, ctx, { order, submission });
  const { id, name, size } = file;
  return { id: row.id, version: row.version, fileId: id, name, url: fileUrl(id), size };
}

/** A refused or repeated call printed something that belongs to nobody. */
async function removeUnused(ctx: Ctx, sha256: string): Promise<void> {
  const used = await ctx.db.read
    .select({ id: files.id })
    .from(files)
    .where(eq(files.sha256, sha256))
    .limit(1);
  if (used.length === 0) await ctx.portal.files.remove(sha256);
}

function fileName({ locale, orderReference, version }: ContractData): string {
  return `${locale === "pt" ? "contrato" : "contract"}-${orderReference}-v${version}.pdf`;
}
