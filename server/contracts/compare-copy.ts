import { eq } from "drizzle-orm";
import { contracts, files } from "#db/schema/index.ts";
import { mayAttachFile } from "#domain/files/reading.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { readPdf } from "../files/read-pdf.ts";
import { findOrder } from "../orders/record/load.ts";

/**
 * Looks at a copy before it is taken: refused as "copyUnsigned" when it is the very file of the edition. When its pages
 * are others, or the code of the edition is not among its letters, "copyDoubtful" asks once; a scan has no letters. Says
 * nothing of an order or a file that are not the reader's, which the change itself then does not find.
 */
export async function requireSigned(
  ctx: Ctx,
  { id, fileId, isChecked }: { id: string; fileId: string; isChecked: boolean },
): Promise<void> {
  const [edition] = await ctx.db.read
    .select({
      orderId: contracts.orderId,
      version: contracts.version,
      data: contracts.data,
      sha256: files.sha256,
    })
    .from(contracts)
    .innerJoin(files, eq(files.id, contracts.fileId))
    .where(eq(contracts.id, id));
  const [copy] = await ctx.db.read
    .select({ sha256: files.sha256, type: files.type, uploadedBy: files.uploadedBy })
    .from(files)
    .where(eq(files.id, fileId));
  if (!edition?.sha256 || !copy?.sha256) return;
  if (!mayAttachFile(ctx.actor, copy.uploadedBy)) return;
  if (!(await findOrder(ctx.db.read, ctx, edition.orderId))) return;
  if (edition.sha256 === copy.sha256) throw refuse("copyUnsigned");
  if (isChecked || copy.type !== "application/pdf") return;
  const [original, sent] = await Promise.all([
    ctx.portal.files.open(edition.sha256).asFile(readPdf),
    ctx.portal.files.open(copy.sha256).asFile(readPdf),
  ]);
  if (original.state !== "read" || sent.state !== "read") return;
  const { code = "" } = edition.data;
  const hasCode = code === "" || sent.text.includes(code);
  if (original.pages === sent.pages && hasCode) return;
  throw refuse("copyDoubtful", { edition: edition.version, pages: sent.pages, expected: original.pages });
}
