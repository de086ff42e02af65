import { rm } from "node:fs/promises";
import { and, count, eq, isNull } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { files } from "#db/schema/index.ts";
import { needsFirstAccess } from "#domain/actor.ts";
import {
  ALLOWED_TYPES,
  FILE_PURPOSES,
  type FileKind,
  type FilePurpose,
  isPictureTooLarge,
  isTypeAllowed,
  kindOf,
  MAX_FILE_BYTES,
  MAX_LOOSE_UPLOADS,
  MAX_PICTURE,
} from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../context.ts";
import { once } from "../idempotency.ts";
import { takeTurn } from "../rate.ts";
import { type Inspected, inspectFile } from "./inspect.ts";
import { type Received, receiveMultipart } from "./multipart.ts";
import { cleanName, endingOf, nameForType } from "./name.ts";
import { countPdfPages } from "./pdf-pages.ts";
import { fileUrl } from "./url.ts";

/** The answer to an upload; `dpi` is there when a picture's data says how densely it prints (FIL-06). */
export type Uploaded = {
  id: string;
  name: string;
  type: string;
  url: string;
  kind: FileKind;
  size: number;
  dpi?: number;
};

const UPLOADS = { limit: 120, windowMs: 10 * 60_000 };

/**
 * Takes one file of at most 10 MB (FIL-04) from somebody signed in: streamed to disk, judged by its bytes, stored
 * under its hash. The row is unlinked until a record carries the file (attach.ts). A refused or broken upload leaves
 * nothing behind.
 */
export async function receiveFile(ctx: Ctx, request: Request): Promise<Uploaded> {
  const { actor, portal } = ctx;
  if (actor.kind !== "user") throw refuse("signInRequired");
  if (needsFirstAccess(actor)) throw refuse("firstAccessRequired");
  takeTurn(portal.limiter, `upload:${actor.id}`, UPLOADS);
  await requireRoom(ctx, actor.id);

  const temp = portal.files.newTemp();
  try {
    const received = await portal.storage.storing(
      "uploads",
      () => receiveMultipart(request, temp),
      sizeOf(request),
    );
    const purpose = purposeOf(request, received);
    const name = cleanName(received.name);
    if (received.size === 0) throw refuse("fileEmpty", { name });
    const inspected = await judge(temp, name, purpose);
    const pages = purpose === "brandManual" ? await pagesOf(temp, name) : undefined;
    return await keep(ctx, actor.id, temp, { received, inspected, purpose, pages });
  } finally {
    // What cannot be removed goes with the next start, and must not hide why the upload failed.
    await rm(temp, { force: true }).catch(() => undefined);
  }
}

/** Nobody fills the disk with uploads that nothing carries; within a day the sweep makes room again. */
async function requireRoom(ctx: Ctx, userId: string): Promise<void> {
  const [loose] = await ctx.db.read
    .select({ n: count() })
    .from(files)
    .where(and(eq(files.uploadedBy, userId), isNull(files.ownerId)));
  if ((loose?.n ?? 0) >= MAX_LOOSE_UPLOADS) throw refuse("filesTooMany", { limit: MAX_LOOSE_UPLOADS });
}

/** How much room it takes, by its own word. */
function sizeOf(request: Request): number {
  return Number(request.headers.get("content-length")) || MAX_FILE_BYTES;
}

function purposeOf(request: Request, { fields }: Received): FilePurpose {
  const asked = new URL(request.url).searchParams.get("purpose") ?? fields["purpose"];
  const purpose = FILE_PURPOSES.find((known) => known === asked);
  if (!purpose) throw refuse("uploadIncomplete");
  return purpose;
}

async function judge(path: string, name: string, purpose: FilePurpose): Promise<Inspected> {
  const inspected = await inspectFile(path, name);
  const isNamedRight = purpose !== "brandManual" || endingOf(name) === "pdf";
  if (!inspected || !isTypeAllowed(purpose, inspected.type) || !isNamedRight) {
    throw refuse("fileTypeNotAllowed", { name, allowed: ALLOWED_TYPES[purpose].join(", ") });
  }
  if (isPictureTooLarge(inspected)) throw refuse("pictureTooLarge", { name, ...MAX_PICTURE });
  return inspected;
}

/** A brand manual must open: encrypted and broken ones are refused here, not discovered at the booth builder's. */
async function pagesOf(path: string, name: string): Promise<number> {
  const pages = await countPdfPages(path);
  if (!pages) throw refuse("fileTypeNotAllowed", { name, allowed: ALLOWED_TYPES.brandManual.join(", ") });
  return pages;
}

type Judged = { received: Received; inspected: Inspected; purpose: FilePurpose; pages?: number };

async function keep(ctx: Ctx, uploadedBy: string, temp: string, judged: Judged): Promise<Uploaded> {
  const { received, inspected, purpose, pages } = judged;
  const { size, sha256 } = received;
  const { type, dpi } = inspected;
  const name = nameForType(cleanName(received.name), type);
  await ctx.portal.files.commit(temp, sha256);
  const uploaded = await ctx.db.write((tx) =>
    once(tx, ctx, "files.upload", { sha256, name, purpose }, async () => {
      const id = newId();
      const kind = kindOf(type);
      await tx
        .insert(files)
        .values({ id, name, type, kind, size, sha256, purpose, uploadedBy, pages, dpi, createdAt: ctx.now });
      const answer: Uploaded = { id, name, type, url: fileUrl(id), kind, size };
      return dpi === undefined ? answer : { ...answer, dpi };
    }),
  );
  // Had the sweep removed equal bytes of an old upload just before the row was there, they are put back here.
  if (!ctx.portal.files.has(sha256)) await ctx.portal.files.commit(temp, sha256);
  return uploaded;
}
