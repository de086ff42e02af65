import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Prints as files of one folder, each under the name of what it was made from. A file is whole or not there; how many
 * there are is up to the caller.
 */
export type KeptPrints = {
  find: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  keep: (name: string, bytes: Uint8Array) => Promise<void>;
  /** Removes every file whose name is stale, be it half-written. */
  sweep: (isStale: (name: string) => boolean) => Promise<void>;
};

export function keepPrintsIn(folder: string): KeptPrints {
  return {
    async find(name) {
      const file = Bun.file(join(folder, name));
      return (await file.exists()) ? file.bytes() : undefined;
    },

    async keep(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, name);
      const unfinished = `${path}.tmp`;
      const file = await open(unfinished, "w", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    },

    async sweep(isStale) {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(names.filter(isStale).map((name) => rm(join(folder, name), { force: true })));
    },
  };
}
