import { rm } from "node:fs/promises";
import { FILE_PURPOSES, type FilePurpose, MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { admitHanded, admitUpload } from "./admit.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import { keepFile } from "./keep.ts";
import { type Received, receiveMultipart } from "./multipart.ts";

/**
 * Takes one file of at most 10 MB (FIL-04) from somebody signed in: streamed to disk, judged by its bytes, stored
 * under its hash. The row is unlinked until a record carries the file (attach.ts). A refused or broken upload leaves
 * nothing behind.
 */
export async function receiveFile(
  ctx: Ctx,
  request: Request,
  /** By the link of a handed step, which takes one kind of file and has an allowance of its own. */
  handed?: { purpose: FilePurpose; step: string },
): Promise<UploadedFile> {
  const sender = await (handed ? admitHanded(ctx, handed.step) : admitUpload(ctx));
  const { portal } = ctx;
  const path = portal.files.newTemp();
  try {
    const received = await portal.storage.storing(
      "uploads",
      () => receiveMultipart(request, path),
      sizeOf(request),
    );
    const { name, size, sha256 } = received;
    return await keepFile(ctx, sender.id, {
      path,
      name,
      size,
      sha256,
      purpose: handed?.purpose ?? purposeOf(request, received),
    });
  } finally {
    // What cannot be removed goes with the next start, and must not hide why the upload failed.
    await rm(path, { force: true }).catch(() => undefined);
  }
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
