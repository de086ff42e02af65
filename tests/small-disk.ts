import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** A small disk of its own, in memory. */
export type SmallDisk = {
  folder: string;
  /** Until not a byte is free. */
  fill: () => void;
  /** Gives back what `fill` took. */
  clear: () => void;
  release: () => void;
};

const PIECE = Buffer.alloc(4096, 1);

/** Undefined where this account may mount nothing. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  const mount = ["mount", "-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder];
  if (!Bun.which("mount") || !Bun.spawnSync(mount).success) return undefined;
  const ballast = join(folder, "ballast");
  return {
    folder,
    fill() {
      const file = openSync(ballast, "a");
      try {
        for (;;) writeSync(file, PIECE);
      } catch (error) {
        if ((error as { code?: unknown }).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    release: () => void Bun.spawnSync(["umount", "--lazy", folder]),
  };
}
