import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** Where each file's bytes begin after the index, and their number. */
type Index = Record<string, [begin: number, length: number]>;

/** The length of the index stands before it. */
const HEAD_BYTES = 4;
const BROTLI = ".br";

/**
 * Writes all files of a folder into one: names with slashes, then the bytes one after another. What has its compressed
 * form beside it (`main.js.br`) is kept in that form alone, and unpacked when it is read.
 */
export function packFolder(folder: string, path: string): void {
  const index: Index = {};
  const bodies: Buffer[] = [];
  let begin = 0;
  const names = listFiles(folder);
  const known = new Set(names);
  for (const name of names) {
    if (known.has(name + BROTLI)) continue;
    const body = readFileSync(join(folder, name));
    index[name] = [begin, body.length];
    bodies.push(body);
    begin += body.length;
  }
  const written = Buffer.from(JSON.stringify(index));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(written.length);
  writeFileSync(path, Buffer.concat([head, written, ...bodies]));
}

/**
 * Reads single files of one that `packFolder` wrote. The whole of it stays in memory only until that is needed for
 * something else.
 */
export function openPack(path: string): {
  names: string[];
  read: (name: string) => Uint8Array<ArrayBuffer> | undefined;
} {
  const first = readFileSync(path);
  let held = new WeakRef(first);
  const behind = HEAD_BYTES + first.readUInt32LE();
  const index = JSON.parse(first.toString("utf8", HEAD_BYTES, behind)) as Index;
  function find(name: string): Uint8Array<ArrayBuffer> | undefined {
    const found = Object.hasOwn(index, name) ? index[name] : undefined;
    if (!found) return undefined;
    let whole = held.deref();
    if (!whole) {
      whole = readFileSync(path);
      held = new WeakRef(whole);
    }
    return new Uint8Array(whole.subarray(behind + found[0], behind + found[0] + found[1]));
  }

  return {
    names: Object.keys(index).flatMap((name) =>
      name.endsWith(BROTLI) ? [name.slice(0, -BROTLI.length), name] : [name],
    ),
    read(name) {
      const whole = find(name);
      if (whole) return whole;
      const packed = find(name + BROTLI);
      return packed && new Uint8Array(brotliDecompressSync(packed));
    },
  };
}

/** Every file below a folder, by its name with slashes, in their order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .toSorted();
}
