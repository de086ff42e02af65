import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { files, uploads } from "#db/schema/index.ts";
import {
  ALLOWED_TYPES,
  type FilePurpose,
  isPictureTooLarge,
  isTypeAllowed,
  isVector,
  fileKindOf,
  MAX_PICTURE,
} from "#domain/files/kind.ts";
import { maySend } from "#domain/files/who-may.ts";
import { whyNotCsv } from "#domain/not-csv.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { once } from "../call/idempotency.ts";
import { type Inspected, inspectFile } from "./inspect.ts";
import { cleanName, endingOf, nameForType } from "./name.ts";
import { keepText, knownOf } from "./pdf-text.ts";
import { isRedrawn, redrawPicture, type RedrawnPurpose, tooLargeToDraw } from "./redraw.ts";
import { type ReadPdf, readPdf } from "./read-pdf.ts";
import { fileUrl } from "./url.ts";

const PDF = "application/pdf";

/** In a temporary place; `id` is that of the upload whose parts it was gathered from. */
export type Arrived = {
  path: string;
  name: string;
  size: number;
  sha256: string;
  purpose: FilePurpose;
  id?: string;
};

/** Inspects the bytes and stores them under their hash, unattached (attach.ts). */
export async function keepFile(ctx: Ctx, uploadedBy: string, arrived: Arrived): Promise<UploadedFile> {
  const { path, purpose } = arrived;
  if (!maySend(ctx.actor, purpose)) throw refuse("forbidden");
  const name = cleanName(arrived.name);
  if (arrived.size === 0) throw refuse("fileEmpty", { name });
  const { type, dpi } = await judge(path, name, purpose);
  if (isRedrawn(purpose)) return keepDrawn(ctx, uploadedBy, { ...arrived, name, purpose });
  const { size, sha256 } = arrived;
  const pdf = type === PDF ? await readPdf(path) : undefined;
  if (purpose === "brandManual") requireReadable(pdf, name);
  await ctx.portal.files.commit(path, sha256);
  const told = { name: nameForType(name, type), type, kind: fileKindOf(type), size };
  const uploaded = await ctx.db.write((tx) =>
    once(tx, ctx, "files.upload", { sha256, name: told.name, purpose }, async () => {
      const id = arrived.id ?? newId();
      const row = { id, ...told, sha256, purpose, uploadedBy, dpi, createdAt: ctx.now };
      await tx.insert(files).values(pdf ? { ...row, ...knownOf(pdf) } : row);
      await keepText(tx, id, pdf);
      // An upload in parts has become the file at once: between two commits a crash would leave it neither.
      if (arrived.id) await tx.delete(uploads).where(eq(uploads.id, arrived.id));
      const answer: UploadedFile = { id, ...told, url: fileUrl(id) };
      return {
        ...answer,
        ...(dpi !== undefined && { dpi }),
        ...(pdf && pdf.state !== "read" && { pdf: pdf.state }),
      };
    }),
  );
  // Put back if the sweep removed equal bytes of an old upload meanwhile.
  if (!(await ctx.portal.files.has(sha256))) await ctx.portal.files.commit(path, sha256);
  return uploaded;
}

/** What every visitor is shown is never the very bytes that somebody sent. */
async function keepDrawn(
  ctx: Ctx,
  uploadedBy: string,
  arrived: Arrived & { purpose: RedrawnPurpose },
): Promise<UploadedFile> {
  const { purpose } = arrived;
  const { bytes, width, height, type, ending } = await redrawPicture(arrived.path, arrived.name, purpose);
  const sha256 = await ctx.portal.files.put(bytes);
  const name = `${arrived.name.replace(/\.[^.]*$/, "")}.${ending}`;
  const told = { name, type, kind: fileKindOf(type), size: bytes.length };
  const uploaded = await ctx.db.write((tx) =>
    once(tx, ctx, "files.upload", { sha256: arrived.sha256, name, purpose }, async () => {
      const id = arrived.id ?? newId();
      await tx.insert(files).values({ id, ...told, sha256, purpose, uploadedBy, createdAt: ctx.now });
      if (arrived.id) await tx.delete(uploads).where(eq(uploads.id, arrived.id));
      return { id, ...told, url: fileUrl(id), drawn: { sha256, width, height } } satisfies UploadedFile;
    }),
  );
  // Stored again if the sweep removed equal bytes meanwhile.
  if (!(await ctx.portal.files.has(sha256))) await ctx.portal.files.put(bytes);
  return uploaded;
}

async function judge(path: string, name: string, purpose: FilePurpose): Promise<Inspected> {
  const inspected = await inspectFile(path, name);
  const notCsv = purpose === "catalogueImport" && whyNotCsv(name, inspected?.type);
  if (notCsv) throw refuse("notCsv", { name, because: notCsv });
  if (isRedrawn(purpose) && (!inspected || !isTypeAllowed(purpose, inspected.type)))
    throw refuse("notPicture", { name, because: inspected && isVector(inspected.type) ? "lines" : "type" });
  const isNamedRight = purpose !== "brandManual" || endingOf(name) === "pdf";
  if (!inspected || !isTypeAllowed(purpose, inspected.type) || !isNamedRight) {
    throw refuse("fileTypeNotAllowed", { name, allowed: ALLOWED_TYPES[purpose].join(", ") });
  }
  if (isPictureTooLarge(inspected))
    throw isRedrawn(purpose) ? tooLargeToDraw(name) : refuse("pictureTooLarge", { name, ...MAX_PICTURE });
  return inspected;
}

/** Encrypted and broken PDFs are refused here rather than discovered by the builder. */
function requireReadable(pdf: ReadPdf | undefined, name: string): void {
  if (!pdf || pdf.pages > 0) return;
  throw refuse("pdfUnreadable", { name, because: pdf.state === "locked" ? "locked" : "broken" });
}
