import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { link, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newId } from "#db/columns.ts";
import { requireFree } from "#db/try-room.ts";
import { isWhole, writeWhole } from "./whole.ts";

/** The bytes of one stored file, wherever they lie. */
export type Stored = {
  /** Size in bytes; undefined when nothing is stored. */
  size: () => Promise<number | undefined>;
  /** The content as the body of a response. */
  body: () => Bun.BunFile | ReadableStream<Uint8Array>;
  stream: () => ReadableStream<Uint8Array>;
  bytes: () => Promise<Uint8Array>;
  /** Reads them as a file of this machine, which may be gone afterwards. */
  asFile: <T>(read: (path: string) => Promise<T>) => Promise<T>;
};

/**
 * Bytes under their SHA-256, outside the web root, on this disk or in an S3 store (s3-store.ts); equal bytes once.
 */
export type FileStore = {
  /** The path of an unused temporary file; the caller removes it. */
  newTemp: () => string;
  /**
   * Makes a temporary file's bytes part of the store, after reading back that they are those of the hash; the temporary
   * file stays. Where they lie already they are kept, unless what lies there is torn: then these take its place.
   */
  commit: (tempPath: string, sha256: string) => Promise<void>;
  /** Stores bytes the portal made itself, in the same way, and returns their SHA-256. */
  put: (bytes: Uint8Array) => Promise<string>;
  open: (sha256: string) => Stored;
  has: (sha256: string) => Promise<boolean>;
  /** Within the transaction that found them unused (sweep.ts): on a disk at once, in a store for two seconds at most. */
  remove: (sha256: string) => Promise<void>;
  /** The SHA-256 of what was stored before a moment, in parts. */
  storedBefore: (moment: Date) => AsyncGenerator<string[]>;
  /** Throws unless this many bytes can be stored; leaves nothing behind. */
  tryRoom: (bytes: number) => Promise<void>;
  /** Removes what an earlier process left half-received. */
  clearTemp: () => void;
  parts: PartStore;
};

/** The parts of uploads on their way; they outlive a restart. */
export type PartStore = {
  /** Copies a temporary file as the part that begins at `offset`; false when parts before it are missing. */
  add: (id: string, part: { temp: string; offset: number }) => Promise<boolean>;
  /** Hands out all parts in one file. */
  asFile: <T>(id: string, size: number, read: (path: string) => Promise<T>) => Promise<T>;
  remove: (id: string) => Promise<void>;
  /** Removes the parts of all uploads but these. */
  keepOnly: (ids: ReadonlySet<string>) => Promise<void>;
};

export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, "uploads");
  const temp = join(root, "tmp");
  const parts = join(root, "parts");
  for (const folder of [temp, parts]) mkdirSync(folder, { recursive: true, mode: 0o700 });

  function newTemp(): string {
    return join(temp, newId());
  }

  function pathOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error("not a SHA-256");
    return join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }

  async function commit(tempPath: string, sha256: string): Promise<void> {
    const path = pathOf(sha256);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await flush(tempPath);
    if (!(await isWhole(tempPath, sha256))) throw new TornFile();
    try {
      await link(tempPath, path);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      // Made anew for the sweep, which takes old bytes without a row: this one's is still to come.
      if (await isWhole(path, sha256)) return utimes(path, new Date(), new Date());
      const spare = newTemp();
      await link(tempPath, spare);
      await rename(spare, path);
    }
  }

  async function put(bytes: Uint8Array): Promise<string> {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await withTemp(bytes, (path) => commit(path, sha256));
    return sha256;
  }

  async function withTemp(bytes: Uint8Array, work: (path: string) => Promise<void>): Promise<void> {
    const path = newTemp();
    try {
      const file = await open(path, "wx", 0o600);
      await writeWhole(file, bytes).finally(() => file.close());
      await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  return {
    newTemp,
    parts: partsIn(parts),
    commit,
    put,
    open: (sha256) => onDisk(pathOf(sha256)),
    has: async (sha256) => existsSync(pathOf(sha256)),
    remove: async (sha256) => rmSync(pathOf(sha256), { force: true }),
    storedBefore: (moment) => findStored(root, moment),
    async tryRoom(bytes) {
      await requireFree(temp, bytes);
      await withTemp(new Uint8Array(bytes), flush);
    },
    clearTemp() {
      rmSync(temp, { recursive: true, force: true });
      mkdirSync(temp, { recursive: true, mode: 0o700 });
    },
  };
}

function partsIn(folder: string): PartStore {
  function pathOf(id: string): string {
    if (!/^[0-9a-z]+$/.test(id)) throw new Error("not an id of ours");
    return join(folder, id);
  }
  return {
    async add(id, { temp, offset }) {
      // Parts missing on the disk (after a restore) belong to no upload.
      if (offset > 0 && !existsSync(pathOf(id))) return false;
      const bytes = await readFile(temp);
      const file = await open(pathOf(id), offset === 0 ? "w" : "r+", 0o600);
      await writeWhole(file, bytes, offset).finally(() => file.close());
      return true;
    },
    asFile: (id, _size, read) => read(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    async keepOnly(ids) {
      const gone = readdirSync(folder).filter((id) => !ids.has(id));
      for (const id of gone) rmSync(join(folder, id), { force: true });
    },
  };
}

function onDisk(path: string): Stored {
  const file = Bun.file(path);
  return {
    size: async () => (await stat(path).catch(() => undefined))?.size,
    body: () => file,
    stream: () => file.stream(),
    bytes: () => file.bytes(),
    asFile: (read) => read(path),
  };
}

/** A folder of folders at a time. */
async function* findStored(root: string, before: Date): AsyncGenerator<string[]> {
  const isHex = (name: string) => /^[0-9a-f]{2}$/.test(name);
  for (const first of (await readdir(root)).filter(isHex)) {
    const old: string[] = [];
    for (const second of (await readdir(join(root, first))).filter(isHex)) {
      for (const name of await readdir(join(root, first, second))) {
        const found = await stat(join(root, first, second, name)).catch(() => undefined);
        if (found && found.mtimeMs < before.getTime()) old.push(name);
      }
    }
    if (old.length > 0) yield old;
  }
}

/** What was read back is not what was written: the disk fails without saying so. */
export class TornFile extends Error {
  readonly code = "EIO";
}

/** A row may point at these bytes from now on, so they must survive a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.sync().finally(() => handle.close());
}
