import { rm } from "node:fs/promises";
import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { newId } from "#db/columns.ts";
import { files, uploads } from "#db/schema/index.ts";
import { FILE_PURPOSES, MAX_FILE_BYTES, PART_BYTES } from "#domain/files/kind.ts";
import { maySend } from "#domain/files/who-may.ts";
import { reasonOf, type ReasonCode, refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { once } from "../call/idempotency.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { takeTurn } from "../portal/rate.ts";
import { admitUpload, requireSender } from "./admit.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import { keepFile } from "./keep.ts";
import { cleanName } from "./name.ts";
import { storeBody } from "./part-body.ts";
import { fileUrl } from "./url.ts";
import { hashOf } from "../storage/whole.ts";

/** The progress of an upload; with its last part it becomes a file. */
export type UploadState = { id: string; size: number; received: number; file?: UploadedFile };

type UploadRow = typeof uploads.$inferSelect;

/** Per account in ten minutes: all its uploads, and as many parts again. */
const PARTS = { limit: 2_400, windowMs: 10 * 60_000 };
/** Age at which an unfinished upload is removed (sweep.ts). */
export const UPLOAD_DAY_MS = 24 * 60 * 60_000;

const openInput = v.object({
  name: v.pipe(v.string(), v.maxLength(4_096)),
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  purpose: v.picklist(FILE_PURPOSES),
});

/** Begins a resumable upload: at most 10 MB in parts of 1 MB. */
export async function openUpload(ctx: Ctx, announced: unknown): Promise<UploadState> {
  requireSender(ctx);
  const input = v.safeParse(openInput, announced);
  if (!input.success) throw refuse("uploadIncomplete");
  const { size, purpose } = input.output;
  if (!maySend(ctx.actor, purpose)) throw refuse("forbidden");
  const name = cleanName(input.output.name);
  if (size === 0) throw refuse("fileEmpty", { name });
  if (size > MAX_FILE_BYTES) throw refuse("fileTooLarge", { name, limitBytes: MAX_FILE_BYTES });
  const sender = await admitUpload(ctx);
  return ctx.db.write((tx) =>
    once(tx, ctx, "files.open", { name, size, purpose }, async () => {
      const id = newId();
      const at = { createdAt: ctx.now, updatedAt: ctx.now };
      await tx.insert(uploads).values({ id, userId: sender.id, name, purpose, size, ...at });
      return { id, size, received: 0 };
    }),
  );
}

/** Unknown, another account's or a day old is not found. */
export async function readUpload(ctx: Ctx, id: string): Promise<UploadState> {
  const file = await findFinished(ctx, id);
  if (file) return { id, size: file.size, received: file.size, file };
  const row = await findUpload(ctx, id);
  if (!row) throw refuse("notFound", { record: "file" });
  return { id, size: row.size, received: row.received };
}

/**
 * Appends the next part; a wrong offset is refused with the right one, and a broken part is discarded. The last one
 * makes the file, inspected as a whole.
 */
export async function receivePart(ctx: Ctx, id: string, request: Request): Promise<UploadState> {
  const sender = requireSender(ctx);
  takeTurn(ctx.portal.limiter, `part:${sender.id}`, PARTS);
  const offset = Number(new URL(request.url).searchParams.get("offset") ?? Number.NaN);
  await readUpload(ctx, id);
  const { files: store, storage } = ctx.portal;
  const temp = store.newTemp();
  try {
    const size = await storage.storing("uploads", () => storeBody(request, temp, PART_BYTES), PART_BYTES);
    return await oneAtATime(id, () => addPart(ctx, id, { temp, offset, size }));
  } finally {
    await rm(temp, { force: true }).catch(() => undefined);
  }
}

type Part = { temp: string; offset: number; size: number };

/** Serialised per upload: two tries of one part never mix, nor write into a finished file. */
async function addPart(ctx: Ctx, id: string, part: Part): Promise<UploadState> {
  const row = await findUpload(ctx, id);
  if (!row || (await findFinished(ctx, id))) return readUpload(ctx, id);
  if (part.offset !== row.received) throw refuse("uploadOffset", { received: row.received });
  const received = row.received + part.size;
  if (received > row.size || (part.size === 0 && received < row.size)) throw refuse("uploadIncomplete");
  await append(ctx, id, part);
  const isNext = and(eq(uploads.id, id), eq(uploads.received, row.received));
  const added = await ctx.db.write((tx) =>
    tx.update(uploads).set({ received, updatedAt: ctx.now }).where(isNext).returning({ id: uploads.id }),
  );
  // Another process has stored this part already.
  if (added.length === 0) return readUpload(ctx, id);
  if (received < row.size) return { id, size: row.size, received };
  return { id, size: row.size, received, file: await finish(ctx, row) };
}

async function append({ portal }: Ctx, id: string, { temp, offset, size }: Part): Promise<void> {
  if (size === 0) return;
  const isAdded = await portal.storage.storing(
    "uploads",
    () => portal.files.parts.add(id, { temp, offset }),
    size,
  );
  if (!isAdded) throw refuse("notFound", { record: "file" });
}

/** Refusals after which retrying the same bytes cannot help. */
const AT_FAULT: readonly ReasonCode[] = ["fileTypeNotAllowed", "pictureTooLarge", "pictureHeic"];

async function finish(ctx: Ctx, { id, userId, name, purpose, size }: UploadRow): Promise<UploadedFile> {
  const { parts } = ctx.portal.files;
  try {
    const file = await parts.asFile(id, size, async (path) =>
      keepFile(ctx, userId, { path, name, purpose, size, sha256: await hashOf(path), id }),
    );
    await removeParts(ctx, id);
    return file;
  } catch (error) {
    const code = reasonOf(error)?.code;
    if (code && AT_FAULT.includes(code)) await forget(ctx, id);
    throw error;
  }
}

async function forget({ db, portal }: Ctx, id: string): Promise<void> {
  await db.write((tx) => tx.delete(uploads).where(eq(uploads.id, id)));
  await removeParts({ portal }, id);
}

async function removeParts({ portal }: Pick<Ctx, "portal">, id: string): Promise<void> {
  await portal.files.parts.remove(id).catch(() => undefined);
}

async function findUpload(ctx: Ctx, id: string): Promise<UploadRow | undefined> {
  const { id: userId } = requireSender(ctx);
  const [row] = await ctx.db.read
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return row && ctx.now.getTime() - row.createdAt.getTime() < UPLOAD_DAY_MS ? row : undefined;
}

/** The file has the upload's id, so that a lost last answer can be requested again. */
async function findFinished(ctx: Ctx, id: string): Promise<UploadedFile | undefined> {
  const { id: userId } = requireSender(ctx);
  const [file] = await ctx.db.read
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.uploadedBy, userId)));
  if (!file?.sha256 || file.deletedAt || file.kind === "link") return undefined;
  const { name, type, kind, size, dpi } = file;
  return { id, name, type, url: fileUrl(id), kind, size, ...(dpi !== null && { dpi }) };
}
