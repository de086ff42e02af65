import { createHash } from "node:crypto";
import { closeSync, fdatasyncSync, fsyncSync, openSync, readSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import { SUMS } from "./format.ts";
import { BLOCK, paddingOf, writeHeader } from "./tar.ts";

const PIECE_BYTES = 1024 * 1024;
/** So often what was written goes to the disk: one flush of a gigabyte would hold up the portal's own. */
const FLUSH_BYTES = 32 * 1024 * 1024;

/** A file that went or changed while it was read. */
export class Changed extends Error {}

/** Writes members one after another, in little memory; `finish` adds their hashes and brings all to the disk. */
export class BackupWriter {
  readonly #file: number;
  readonly #path: string;
  readonly #at: Date;
  readonly #piece = Buffer.alloc(PIECE_BYTES);
  readonly #sums: string[] = [];
  #unflushed = 0;

  /** Throws when there is a file already; only its owner may read it. */
  constructor(path: string, at: Date) {
    this.#path = path;
    this.#at = at;
    this.#file = openSync(path, "wx", 0o600);
  }

  addText(name: string, text: string): void {
    const bytes = Buffer.from(text);
    this.#write(writeHeader({ name, size: bytes.length }, this.#at));
    this.#write(bytes);
    this.#end(name, bytes.length, createHash("sha256").update(bytes).digest("hex"));
  }

  /** Answers the SHA-256 of what it wrote. Throws `Changed` when the file is not of this size. */
  addFile(name: string, path: string, size: number): string {
    const from = openToRead(path);
    try {
      this.#write(writeHeader({ name, size }, this.#at));
      const hash = createHash("sha256");
      let left = size;
      for (let read = -1; read !== 0;) {
        read = readSync(from, this.#piece);
        if (read > left) throw new Changed(path);
        const bytes = this.#piece.subarray(0, read);
        hash.update(bytes);
        this.#write(bytes);
        left -= read;
      }
      if (left > 0) throw new Changed(path);
      const sha256 = hash.digest("hex");
      this.#end(name, size, sha256);
      return sha256;
    } finally {
      closeSync(from);
    }
  }

  finish(): void {
    const sums = this.#sums.join("");
    this.addText(SUMS, sums);
    this.#write(Buffer.alloc(2 * BLOCK));
    fsyncSync(this.#file);
    this.close();
    const folder = openSync(dirname(this.#path), "r");
    fsyncSync(folder);
    closeSync(folder);
  }

  close(): void {
    closeSync(this.#file);
  }

  #end(name: string, size: number, sha256: string): void {
    this.#write(Buffer.alloc(paddingOf(size)));
    this.#sums.push(`${sha256}  ${name}\n`);
  }

  #write(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#unflushed += bytes.length;
    if (this.#unflushed < FLUSH_BYTES) return;
    fdatasyncSync(this.#file);
    this.#unflushed = 0;
  }
}

function openToRead(path: string): number {
  try {
    return openSync(path, "r");
  } catch (error) {
    throw (error as { code?: unknown }).code === "ENOENT" ? new Changed(path) : error;
  }
}
