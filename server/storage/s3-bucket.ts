import { open } from "node:fs/promises";
import { S3Client } from "bun";
import type { Env } from "../platform/env.ts";

/** A place in a store that speaks S3; keys are those below its prefix. */
export type Bucket = {
  /** Sends a file in parts, so that little of it is in memory at once. */
  send: (path: string, key: string) => Promise<void>;
  sizeOf: (key: string) => Promise<number | undefined>;
  stream: (key: string) => ReadableStream<Uint8Array>;
  bytes: (key: string) => Promise<Uint8Array>;
  remove: (key: string) => Promise<void>;
  /** What lies under a beginning of its key, in parts. */
  list: (beginning: string) => AsyncGenerator<{ key: string; size: number; storedAt: Date }[]>;
};

/** S3 accepts parts from 5 MB; one part is filled while another is being sent. */
const PART_BYTES = 5 * 1024 * 1024;
const READ_BYTES = 1024 * 1024;
const RETRIES = 2;

/** `place` is `s3://BUCKET` or `s3://BUCKET/PREFIX`; where it is and who asks stands in the settings. */
export function openBucket(
  env: Pick<Env, "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">,
  place: string,
): Bucket {
  const [, bucket = "", folder = ""] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(place) ?? [];
  const prefix = folder === "" ? "" : `${folder}/`;
  const client = new S3Client({
    bucket,
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT }),
    ...(env.S3_REGION && { region: env.S3_REGION }),
    ...(env.S3_ACCESS_KEY_ID && { accessKeyId: env.S3_ACCESS_KEY_ID }),
    ...(env.S3_SECRET_ACCESS_KEY && { secretAccessKey: env.S3_SECRET_ACCESS_KEY }),
  });
  const at = (key: string) => client.file(prefix + key);

  async function send(path: string, key: string): Promise<void> {
    const file = await open(path, "r");
    const writer = at(key).writer({ partSize: PART_BYTES, queueSize: 1, retry: RETRIES });
    try {
      const piece = Buffer.alloc(READ_BYTES);
      for (;;) {
        const { bytesRead } = await file.read(piece, 0, READ_BYTES, null);
        if (bytesRead === 0) break;
        // The writer holds what it is given until it is sent.
        await writer.write(Buffer.from(piece.subarray(0, bytesRead)));
        await writer.flush();
      }
      await writer.end();
    } finally {
      await file.close();
    }
  }

  async function* list(beginning: string) {
    for (let startAfter: string | undefined, isMore = true; isMore;) {
      const page = await client.list({ prefix: prefix + beginning, ...(startAfter && { startAfter }) });
      const found = page.contents ?? [];
      yield found.map(({ key, size = 0, lastModified }) => ({
        key: key.slice(prefix.length),
        size,
        storedAt: new Date(lastModified ?? Number.NaN),
      }));
      startAfter = found.at(-1)?.key;
      isMore = page.isTruncated === true && startAfter !== undefined;
    }
  }

  return {
    send,
    async sizeOf(key) {
      try {
        return (await at(key).stat()).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    stream: (key) => at(key).stream(),
    bytes: (key) => at(key).bytes(),
    remove: (key) => at(key).delete(),
    list,
  };
}

/** Whether the error means that no object has this key. */
function isMissing(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === "NoSuchKey" || code === "NotFound";
}
