import { open } from "node:fs/promises";
import { refuse } from "#domain/refusal.ts";
import { writeWhole } from "../storage/whole.ts";

/** A megabyte over the poorest usable line. */
const PATIENCE_MS = 4 * 60_000;

/**
 * Streams a request body into a new file and answers its size. Refused above `limit`, when it ends early, or when it
 * is too slow.
 */
export async function storeBody(
  request: Request,
  path: string,
  limit: number,
  patienceMs = PATIENCE_MS,
): Promise<number> {
  const announced = request.headers.get("content-length");
  if (Number(announced ?? 0) > limit) throw refuse("payloadTooLarge", { limitBytes: limit });
  const size = request.body ? await pour(request.body, path, limit, patienceMs) : 0;
  if (announced !== null && Number(announced) !== size) throw refuse("uploadIncomplete");
  return size;
}

async function pour(
  body: ReadableStream<Uint8Array>,
  path: string,
  limit: number,
  patienceMs: number,
): Promise<number> {
  const reader = body.getReader();
  const until = performance.now() + patienceMs;
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), patienceMs);
  const file = await open(path, "wx", 0o600);
  let size = 0;
  try {
    for (let chunk = await read(reader); chunk; chunk = await read(reader)) {
      size += chunk.length;
      if (size > limit) throw refuse("payloadTooLarge", { limitBytes: limit });
      await writeWhole(file, chunk);
    }
  } finally {
    clearTimeout(timer);
    await file.close();
    await reader.cancel().catch(() => undefined);
  }
  // A stopped reader reports the end of the body.
  if (performance.now() >= until) throw refuse("uploadIncomplete");
  return size;
}

/** A broken connection is not our error: the part is sent again. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunk = await reader.read().catch(() => {
    throw refuse("uploadIncomplete");
  });
  return chunk.done ? undefined : chunk.value;
}
