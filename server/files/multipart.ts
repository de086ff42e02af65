import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { BusboyInstance } from "@fastify/busboy";
import { storageFailureOf } from "#db/disk-failure.ts";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";
import { writeWhole } from "../storage/whole.ts";

export type Received = { name: string; size: number; sha256: string; fields: Record<string, string> };

/** Longest time of an upload: 10 MB on a poor line take five minutes (S52). */
const PATIENCE_MS = 10 * 60_000;

type Stored = { name: string; size: number; hash: string };

/**
 * Streams one file of a multipart body into `tempPath`, counting and hashing. Refuses a broken, aborted or endless
 * body, a missing file and more than 10 MB; the caller removes the temporary file.
 */
export async function receiveMultipart(
  request: Request,
  tempPath: string,
  patienceMs = PATIENCE_MS,
): Promise<Received> {
  const fields: Record<string, string> = {};
  const parser = await openParser(request.headers);
  let file: Readable | undefined;
  let storing: Promise<Stored> | undefined;
  const parsed = new Promise<void>((resolve, reject) => {
    parser.on("field", (name, value) => {
      fields[name] = value;
    });
    parser.on("file", (_field, stream, name) => {
      file = stream.on("error", reject);
      storing = storeStream(stream, tempPath, name);
      storing.catch(reject);
    });
    parser.on("finish", resolve);
    parser.on("error", reject);
  });
  // The first failure ends both: on a full disk the other would wait for ever.
  const stored = await Promise.all([pump(request, parser, patienceMs), parsed])
    .then(() => storing)
    .catch(async (error: unknown) => {
      file?.destroy();
      await storing?.catch(() => undefined);
      refuseBroken(error);
    });
  if (!stored) throw refuse("uploadIncomplete");
  if (stored.size > MAX_FILE_BYTES) {
    throw refuse("fileTooLarge", { name: stored.name, limitBytes: MAX_FILE_BYTES });
  }
  return { name: stored.name, size: stored.size, sha256: stored.hash, fields };
}

async function openParser(headers: Headers): Promise<BusboyInstance> {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refuse("unsupportedMediaType");
  const { Busboy } = await import("@fastify/busboy");
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { files: 1, fields: 5, fieldSize: 1024, headerPairs: 20 },
    });
  } catch {
    throw refuse("uploadIncomplete");
  }
}

async function pump(request: Request, parser: BusboyInstance, patienceMs: number): Promise<void> {
  if (!request.body) throw refuse("uploadIncomplete");
  const reader = request.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), patienceMs);
  const until = performance.now() + patienceMs;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const { value } = part;
      await new Promise<void>((resolve, reject) => {
        parser.write(value, (error) => (error ? reject(error) : resolve()));
      });
    }
  } finally {
    clearTimeout(timer);
  }
  // A stopped reader reports the end of the body.
  if (performance.now() >= until) throw refuse("uploadIncomplete");
  parser.end();
}

/** Beyond the limit, or on a full disk, it reads on without writing, so that the sender gets the answer. */
async function storeStream(stream: Readable, path: string, name: string): Promise<Stored> {
  const hash = createHash("sha256");
  let size = 0;
  const failed: unknown[] = [];
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES || failed.length > 0) continue;
      hash.update(chunk);
      await writeWhole(file, chunk).catch((error: unknown) => failed.push(error));
    }
  } finally {
    await file.close();
  }
  if (failed.length > 0) throw failed[0];
  return { name, size, hash: hash.digest("hex") };
}

/** Errors of our disk are not the sender's. */
function refuseBroken(error: unknown): never {
  const { syscall } = error as { syscall?: unknown };
  if (storageFailureOf(error) || syscall === "open" || syscall === "write") throw error;
  throw refuse("uploadIncomplete");
}
