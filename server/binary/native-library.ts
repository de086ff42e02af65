import { dlopen, ptr } from "bun:ffi";
import { closeSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotOpen } from "#db/cannot-open.ts";

/** Closed in the processes that this one starts; allowed to hold code, which only newer kernels want to be told. */
const CLOSED_LATER = 1;
const HOLDS_CODE = 16;

/**
 * Loads a native library that lies compressed inside the executable. Bun would write it to the temporary folder, from
 * which a hardened machine runs nothing: it goes into memory instead, and only where that is forbidden into a folder.
 */
export function loadLibrary(packed: string): unknown {
  const bytes = Bun.zstdDecompressSync(readFileSync(packed));
  const failures: unknown[] = [];
  for (const load of [fromMemory, ...folders().map((folder) => fromFolder(folder))]) {
    try {
      return load(bytes);
    } catch (error) {
      failures.push(error);
    }
  }
  throw new CannotOpen(whyNot(failures), { cause: failures });
}

function whyNot(failures: readonly unknown[]): string {
  const [first] = failures.map((failure) => (failure instanceof Error ? failure.message : String(failure)));
  const lacks = /(\S+): cannot open shared object file/.exec(first ?? "")?.[1];
  return lacks
    ? `libSQL cannot be loaded: this machine has no ${lacks} (the package libgcc-s1 or libc6 of Debian and Ubuntu)`
    : "libSQL cannot be loaded: neither memory nor a folder may hold code; allow it (sysctl vm.memfd_noexec=0) or set TMPDIR to a folder that is not noexec";
}

type Load = (bytes: Uint8Array) => unknown;

function fromMemory(bytes: Uint8Array): unknown {
  const { symbols } = dlopen("libc.so.6", { memfd_create: { args: ["ptr", "u32"], returns: "i32" } });
  const name = ptr(Buffer.from("libsql\0"));
  const descriptor = [CLOSED_LATER | HOLDS_CODE, CLOSED_LATER]
    .map((flags) => symbols.memfd_create(name, flags))
    .find((made) => made >= 0);
  if (descriptor === undefined) throw new Error("no file in memory could be made");
  try {
    const path = `/proc/self/fd/${descriptor}`;
    writeFileSync(path, bytes);
    return open(path);
  } finally {
    closeSync(descriptor);
  }
}

function fromFolder(folder: string): Load {
  return (bytes) => {
    const path = join(folder, `.libsql-${process.pid}-${crypto.randomUUID()}.node`);
    try {
      writeFileSync(path, bytes, { mode: 0o700, flag: "wx" });
      return open(path);
    } finally {
      // A loaded library stays loaded without its file.
      rmSync(path, { force: true });
    }
  };
}

function folders(): string[] {
  return [process.env["DATA_DIR"] || "data", tmpdir()].filter((folder) => existsSync(folder));
}

function open(path: string): unknown {
  const loaded = { exports: {} };
  process.dlopen(loaded, path);
  return loaded.exports;
}
