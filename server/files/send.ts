import { eq } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import { needsFirstAccess } from "#domain/actor.ts";
import { isShownInline } from "#domain/files/kind.ts";
import { mayReadFile } from "#domain/files/reading.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import type { Ctx } from "../portal/context.ts";
import type { Portal } from "../portal/portal.ts";
import { disposition } from "../http/attachment.ts";
import type { Stored } from "../storage/store.ts";
import { hashOfStream } from "../storage/whole.ts";
import type { FileRow } from "./attach.ts";
import { findHolder } from "./owner.ts";

/** A file as an answer: its bytes under headers that let nothing in it run (S53). Refuses "not found" to others. */
export async function sendFile(ctx: Ctx, id: string, options: { inline: boolean }): Promise<Response> {
  const file = await loadFile(ctx, id);
  if (file.sha256 === null) throw refuse("notFound", { record: "file" });
  const stored = ctx.portal.files.open(file.sha256);
  const size = await stored.size();
  if (size === undefined) throw refuse("notFound", { record: "file" });
  if (size !== file.size) {
    ctx.portal.log.error({ requestId: ctx.requestId, file: id, size }, "stored file is torn");
    throw refuse("fileDamaged", { name: file.name });
  }
  if (!(await isUnchanged(ctx, file))) throw refuse("fileDamaged", { name: file.name });
  const isInline = options.inline && isShownInline(file.type);
  return new Response(stored.body(), {
    headers: {
      "content-type": file.type.startsWith("text/") ? `${file.type}; charset=utf-8` : file.type,
      "content-length": String(file.size),
      "content-disposition": disposition(isInline ? "inline" : "attachment", file.name),
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "private, no-store",
    },
  });
}

/** When the bytes of a file were last found to be those that were stored. */
const foundWhole = new WeakMap<Portal, Map<string, number>>();
const MOST_KNOWN = 20_000;

/**
 * Before it is given out a file is read over: what both sides sign each time, everything else once a day, which costs a
 * hash of 10 MB at most. Between, and in full, `portal check` does it.
 */
async function isUnchanged(
  { portal, now, requestId }: Ctx,
  { id, sha256, purpose, ownerKind }: FileRow,
): Promise<boolean> {
  if (sha256 === null) return true;
  const known = foundWhole.get(portal) ?? new Map<string, number>();
  foundWhole.set(portal, known);
  const isSigned = purpose === "signedContract" || ownerKind === "interest_submission";
  if (!isSigned && now.getTime() - (known.get(sha256) ?? -Infinity) < DAY_MS) return true;
  const isSame = (await hashOfStream(portal.files.open(sha256).stream())) === sha256;
  if (!isSame) portal.log.error({ requestId, file: id }, "stored file is another");
  if (known.size >= MOST_KNOWN) known.clear();
  if (isSame) known.set(sha256, now.getTime());
  return isSame;
}

/** The file, for those who may read it; for everybody else it is not found. */
async function loadFile(ctx: Ctx, id: string): Promise<FileRow> {
  const { actor } = ctx;
  if (actor.kind !== "user") throw refuse("signInRequired");
  if (needsFirstAccess(actor)) throw refuse("firstAccessRequired");
  const [file] = await ctx.db.read.select().from(files).where(eq(files.id, id));
  if (!file || file.deletedAt) throw refuse("notFound", { record: "file" });
  const holder = await findHolder(ctx.db.read, file, actor.id);
  const isUploader = file.uploadedBy === actor.id;
  if (!holder || !mayReadFile(actor, holder, isUploader)) throw refuse("notFound", { record: "file" });
  return file;
}

export type StoredFile = { bytes: Stored; size: number; createdAt: Date };

/** The bytes of a file for those who may read it; nothing where there is none for them, or where it is torn. */
export async function findStoredFile(ctx: Ctx, id: string): Promise<StoredFile | undefined> {
  const file = await loadFile(ctx, id).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (!file?.sha256) return undefined;
  const bytes = ctx.portal.files.open(file.sha256);
  return (await bytes.size()) === file.size && (await isUnchanged(ctx, file))
    ? { bytes, size: file.size, createdAt: file.createdAt }
    : undefined;
}
