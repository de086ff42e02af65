import { createHash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import {
  BadBackup,
  DATABASE,
  hashOfUpload,
  isMember,
  type Manifest,
  MANIFEST,
  readManifest,
  SECRET,
  SUMS,
} from "./format.ts";
import { fingerprintOf, isLongEnough } from "../platform/secret.ts";
import { BLOCK, type Header, paddingOf, readHeader } from "./tar.ts";

const PIECE_BYTES = 1024 * 1024;
/** What is read into memory: the manifest names its tables, the sums a line for each member. */
const MOST_TEXT_BYTES = { [MANIFEST]: 64 * 1024 * 1024, [SUMS]: 512 * 1024 * 1024, [SECRET]: 4096 } as const;

/** Where the bytes of a member go; undefined when they are only hashed. */
export type Sink = { write: (bytes: Buffer) => void; end: () => void } | undefined;
type SinkFor = (member: Header) => Sink;
/** Called before anything else of it is read; what it throws ends the reading. */
export type OnManifest = (manifest: Manifest) => void;

/**
 * Reads a backup to its last byte and proves it: every member is one of ours, named once, whole and of the hash that the
 * file gives it; throws `BadBackup` naming the first that is not. Nothing in the file chooses a path: `sinkFor` does.
 */
export function readBackup(
  path: string,
  sinkFor: SinkFor = () => undefined,
  onManifest: OnManifest = () => undefined,
): Manifest {
  const file = openSync(path, "r");
  try {
    return new Reading(file, sinkFor, onManifest).read();
  } catch (error) {
    throw error instanceof BadBackup ? new BadBackup(`${path} cannot be used: ${error.message}`) : error;
  } finally {
    closeSync(file);
  }
}

class Reading {
  readonly #file: number;
  readonly #size: number;
  readonly #sinkFor: SinkFor;
  readonly #onManifest: OnManifest;
  readonly #piece = Buffer.alloc(PIECE_BYTES);
  readonly #found = new Map<string, string>();
  #at = 0;
  #secret: string | undefined;
  #uploads = { count: 0, bytes: 0 };

  constructor(file: number, sinkFor: SinkFor, onManifest: OnManifest) {
    this.#file = file;
    this.#size = fstatSync(file).size;
    this.#sinkFor = sinkFor;
    this.#onManifest = onManifest;
  }

  read(): Manifest {
    let manifest: Manifest | undefined;
    let sums: string | undefined;
    for (let header = this.#next(); header; header = this.#next()) {
      if (sums !== undefined) throw new BadBackup(`${header.name} stands behind its end`);
      if (header.name === MANIFEST) manifest = this.#manifest(header);
      else if (!manifest) throw new BadBackup("it does not begin as a backup of a portal does");
      else if (header.name === SUMS) sums = this.#text(header, MOST_TEXT_BYTES[SUMS]);
      else this.#member(header);
    }
    if (!manifest || sums === undefined) throw new BadBackup("it is cut short: its end is missing");
    if (this.#at + BLOCK !== this.#size)
      throw new BadBackup("something stands behind its end, or it is cut short");
    this.#compare(sums);
    if (!this.#found.has(DATABASE)) throw new BadBackup(`${DATABASE} is missing in it`);
    const { count, bytes } = manifest.uploads;
    if (this.#uploads.count !== count || this.#uploads.bytes !== bytes) {
      throw new BadBackup(`${this.#uploads.count} uploads are in it instead of ${count}`);
    }
    this.#requireSecret(manifest.secret);
    return manifest;
  }

  /** Put back, a secret that is cut or another would end every login and mailed link, or sign for anybody. */
  #requireSecret({ isInside, fingerprint }: Manifest["secret"]): void {
    if (isInside !== (this.#secret !== undefined)) {
      throw new BadBackup(isInside ? "its secret is missing" : "a secret is in it that it does not name");
    }
    if (this.#secret === undefined) return;
    const secret = this.#secret.trim();
    if (!isLongEnough(secret) || fingerprintOf(secret) !== fingerprint) {
      throw new BadBackup("its secret is cut short, or another one");
    }
  }

  #next(): Header | undefined {
    const header = readHeader(this.#block());
    if (!header) return undefined;
    if (!isMember(header.name)) {
      throw new BadBackup(`${JSON.stringify(header.name)} in it was put there by no portal`);
    }
    if (this.#found.has(header.name)) throw new BadBackup(`${header.name} is in it twice`);
    if (!(this.#at + header.size + paddingOf(header.size) <= this.#size)) {
      throw new BadBackup(`it is cut short within ${header.name}`);
    }
    return header;
  }

  #manifest(header: Header): Manifest {
    const manifest = readManifest(this.#text(header, MOST_TEXT_BYTES[MANIFEST]));
    if (manifest) {
      this.#onManifest(manifest);
      return manifest;
    }
    throw new BadBackup("its manifest is damaged, or a newer version of the portal made it");
  }

  #text(header: Header, most: number, sink?: Sink): string {
    if (header.size > most) throw new BadBackup(`${header.name} is larger than it can be`);
    const parts: Buffer[] = [];
    this.#content(header, {
      write(bytes) {
        parts.push(Buffer.from(bytes));
        sink?.write(bytes);
      },
      end: () => sink?.end(),
    });
    return Buffer.concat(parts).toString("utf8");
  }

  #member(header: Header): void {
    const sink = this.#sinkFor(header);
    if (header.name === SECRET) {
      this.#secret = this.#text(header, MOST_TEXT_BYTES[SECRET], sink);
      return;
    }
    const sha256 = this.#content(header, sink);
    const named = hashOfUpload(header.name);
    if (named === undefined) return;
    if (named !== sha256) throw new BadBackup(`${header.name} is not what was stored`);
    this.#uploads.count += 1;
    this.#uploads.bytes += header.size;
  }

  #content({ name, size }: Header, sink: Sink): string {
    const hash = createHash("sha256");
    try {
      for (let left = size; left > 0;) {
        const bytes = this.#read(Math.min(left, PIECE_BYTES));
        hash.update(bytes);
        sink?.write(bytes);
        left -= bytes.length;
      }
    } finally {
      sink?.end();
    }
    this.#at += paddingOf(size);
    const sha256 = hash.digest("hex");
    this.#found.set(name, sha256);
    return sha256;
  }

  #compare(sums: string): void {
    const lines = sums.split("\n").filter((line) => line !== "");
    for (const line of lines) {
      const [sha256 = "", name = ""] = line.split("  ");
      if (!this.#found.has(name)) throw new BadBackup(`${JSON.stringify(name)} is missing in it`);
      if (this.#found.get(name) !== sha256) throw new BadBackup(`${name} is damaged`);
    }
    // The list of sums does not list itself.
    if (lines.length !== this.#found.size - 1) throw new BadBackup(`${SUMS} is damaged`);
  }

  #block(): Buffer {
    if (this.#at + BLOCK > this.#size) throw new BadBackup("it is cut short");
    return this.#read(BLOCK);
  }

  #read(length: number): Buffer {
    const read = readSync(this.#file, this.#piece, 0, length, this.#at);
    if (read === 0) throw new BadBackup("it is cut short");
    this.#at += read;
    return this.#piece.subarray(0, read);
  }
}
