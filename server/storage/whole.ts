import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** Writes all of it or throws: on a disk that is nearly full one write takes a part, and only the next one fails. */
export async function writeWhole(file: FileHandle, bytes: Uint8Array, from?: number): Promise<void> {
  for (let at = 0; at < bytes.length;) {
    const place = from === undefined ? null : from + at;
    const { bytesWritten } = await file.write(bytes, at, bytes.length - at, place);
    at += bytesWritten;
  }
}

/** Whether a file holds the bytes that have this SHA-256. */
export async function isWhole(path: string, sha256: string): Promise<boolean> {
  return (await hashOf(path)) === sha256;
}

/** The SHA-256 of a file's bytes. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

export async function hashOfStream(bytes: ReadableStream<Uint8Array>): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of bytes) hash.update(part);
  return hash.digest("hex");
}
