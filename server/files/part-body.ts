import { open } from "node:fs/promises";
import { refuse } from "#domain/refusal.ts";
import { writeWhole } from "../storage/whole.ts";

/** Longest time one part may travel: a megabyte over the poorest line that is of any use. */
const PATIENCE_MS = 4 * 60_000;

/**
 * Streams the body of a request into a new file and answers its size. Refused when it is more than `limit`, when it
 * ends before its own length, or when it trickles.
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
  // A reader that was stopped says that the body has ended.
  if (performance.now() >= until) throw refuse("uploadIncomplete");
  return size;
}

/** A line that broke is no fault of ours: what came of the part is sent again. */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Uint8Array | undefined> {
  const chunk = await reader.read().catch(() => {
    throw refuse("uploadIncomplete");
  });
  return chunk.done ? undefined : chunk.value;
}
