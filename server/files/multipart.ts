import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";

export type Received = { name: string; size: number; sha256: string; fields: Record<string, string> };

type Stored = { name: string; size: number; hash: string };

/**
 * Reads one file of a multipart body into `tempPath`, counting and hashing while it streams: the bytes are never
 * held in memory. Refuses a broken or aborted body, a missing file and more than 10 MB; whoever calls removes the
 * temporary file.
 */
export async function receiveMultipart(request: Request, tempPath: string): Promise<Received> {
  const fields: Record<string, string> = {};
  const parser = openParser(request.headers);
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
  // Whichever fails first ends it: a full disk must not leave the other waiting for ever.
  const stored = await Promise.all([pump(request, parser), parsed])
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

function openParser(headers: Headers): BusboyInstance {
  const type = headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(type)) throw refuse("unsupportedMediaType");
  try {
    return new Busboy({
      headers: { "content-type": type },
      limits: { files: 1, fields: 5, fieldSize: 1024, headerPairs: 20 },
    });
  } catch {
    throw refuse("uploadIncomplete");
  }
}

async function pump(request: Request, parser: BusboyInstance): Promise<void> {
  if (!request.body) throw refuse("uploadIncomplete");
  for await (const chunk of request.body) {
    await new Promise<void>((resolve, reject) => {
      parser.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  }
  parser.end();
}

/** Beyond the limit it goes on reading, so that the answer reaches the sender, but writes no more. */
async function storeStream(stream: Readable, path: string, name: string): Promise<Stored> {
  const hash = createHash("sha256");
  let size = 0;
  const file = await open(path, "wx", 0o600);
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_FILE_BYTES) continue;
      hash.update(chunk);
      await file.write(chunk);
    }
  } finally {
    await file.close();
  }
  return { name, size, hash: hash.digest("hex") };
}

/** What our own disk did wrong is no fault of the sender. */
function refuseBroken(error: unknown): never {
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (code === "ENOSPC" || code === "EDQUOT" || syscall === "open" || syscall === "write") throw error;
  throw refuse("uploadIncomplete");
}
