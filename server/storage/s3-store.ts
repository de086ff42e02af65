import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { requireFree } from "#db/try-room.ts";
import { atMost } from "../platform/at-most.ts";
import type { Bucket } from "./s3-bucket.ts";
import { fetchInto, partsIn } from "./s3-parts.ts";
import { type FileStore, openFileStore, type Stored, TornFile } from "./store.ts";
import { hashOfStream, isWhole, writeWhole } from "./whole.ts";

/** Parts sent at once; each holds a part or two in memory. */
const SENT_AT_ONCE = 4;
/** Longest removal: it holds a transaction open, which a remote database ends after five seconds. */
const REMOVAL_MS = 2_000;
const HEX = "0123456789abcdef";

/** The store of `openFileStore`, its bytes in a bucket; what is still on its way lies on this disk for a moment. */
export function openS3Store(bucket: Bucket, dataDir: string): FileStore {
  const local = openFileStore(dataDir);
  const inTurn = atMost(SENT_AT_ONCE);

  function keyOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error("not a SHA-256");
    // The same paths as in a data folder, so that one can be copied into the other.
    return `uploads/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
  }

  /** Sent again where it lies already: that makes it new for the sweep, which takes old bytes without a row. */
  async function commit(tempPath: string, sha256: string): Promise<void> {
    const key = keyOf(sha256);
    if (!(await isWhole(tempPath, sha256))) throw new TornFile();
    const kept = await inTurn(async () => {
      await bucket.send(tempPath, key);
      return hashOfStream(bucket.stream(key));
    });
    if (kept !== sha256) throw new TornFile();
  }

  async function withTemp<T>(work: (path: string) => Promise<T>): Promise<T> {
    const path = local.newTemp();
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  function stored(key: string): Stored {
    return {
      size: () => bucket.sizeOf(key),
      body: () => bucket.stream(key),
      stream: () => bucket.stream(key),
      bytes: () => bucket.bytes(key),
      asFile: (read) =>
        withTemp(async (path) => {
          if ((await bucket.sizeOf(key)) !== undefined) await fetchInto(path, bucket, [key]);
          return read(path);
        }),
    };
  }

  return {
    newTemp: local.newTemp,
    clearTemp: local.clearTemp,
    parts: partsIn(bucket, { inTurn, withTemp }),
    commit,
    put: (bytes) =>
      withTemp(async (path) => {
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        await writeNew(path, bytes);
        await commit(path, sha256);
        return sha256;
      }),
    open: (sha256) => stored(keyOf(sha256)),
    has: async (sha256) => (await bucket.sizeOf(keyOf(sha256))) !== undefined,
    remove: (sha256) => within(REMOVAL_MS, bucket.remove(keyOf(sha256))),
    storedBefore: (moment) => findStored(bucket, moment),
    /** What the store has room for it does not say; what is on its way lies on this disk. */
    tryRoom: (bytes) =>
      withTemp(async (path) => {
        await requireFree(dataDir, bytes);
        await writeNew(path, new Uint8Array(1));
        const probe = "probe";
        await bucket.send(path, probe);
        await bucket.remove(probe);
      }),
  };
}

async function writeNew(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  await writeWhole(file, bytes).finally(() => file.close());
}

async function* findStored(bucket: Bucket, before: Date): AsyncGenerator<string[]> {
  for (const letter of HEX) {
    for await (const found of bucket.list(`uploads/${letter}`)) {
      const old = found.filter(({ storedAt }) => storedAt < before);
      if (old.length > 0) yield old.map(({ key }) => key.slice(key.lastIndexOf("/") + 1));
    }
  }
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Bun.sleep(milliseconds).then(() => {
    throw Object.assign(new Error("the store of the files is too slow"), { code: "S3_SLOW" });
  });
  late.catch(() => undefined);
  return Promise.race([work, late]);
}
