import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { link, mkdir, open, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { newId } from "#db/columns.ts";

/** Bytes on disk under their SHA-256, outside the web root; equal bytes are stored once. */
export type FileStore = {
  /** The path of a temporary file that nobody else uses; whoever asks for it removes it. */
  newTemp: () => string;
  /** Makes a temporary file's bytes part of the store, unless they are there already; the temporary file stays. */
  commit: (tempPath: string, sha256: string) => Promise<void>;
  /** Stores bytes the portal made itself and returns their SHA-256. */
  put: (bytes: Uint8Array) => Promise<string>;
  open: (sha256: string) => Bun.BunFile;
  has: (sha256: string) => boolean;
  /** At once, without waiting: see sweep.ts. */
  remove: (sha256: string) => void;
  /** Removes what an earlier process left half-received. */
  clearTemp: () => void;
};

export function openFileStore(dataDir: string): FileStore {
  const root = join(dataDir, "uploads");
  const temp = join(root, "tmp");
  mkdirSync(temp, { recursive: true, mode: 0o700 });

  function pathOf(sha256: string): string {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error("not a SHA-256");
    return join(root, sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  }

  async function commit(tempPath: string, sha256: string): Promise<void> {
    const path = pathOf(sha256);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await flush(tempPath);
    await link(tempPath, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }

  async function put(bytes: Uint8Array): Promise<string> {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const path = join(temp, newId());
    try {
      await writeFile(path, bytes, { mode: 0o600, flag: "wx" });
      await commit(path, sha256);
    } finally {
      await rm(path, { force: true });
    }
    return sha256;
  }

  return {
    newTemp: () => join(temp, newId()),
    commit,
    put,
    open: (sha256) => Bun.file(pathOf(sha256)),
    has: (sha256) => existsSync(pathOf(sha256)),
    remove: (sha256) => rmSync(pathOf(sha256), { force: true }),
    clearTemp() {
      rmSync(temp, { recursive: true, force: true });
      mkdirSync(temp, { recursive: true, mode: 0o700 });
    },
  };
}

/** A row may point at these bytes from now on, so they must survive a power cut. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r+");
  await handle.sync().finally(() => handle.close());
}
