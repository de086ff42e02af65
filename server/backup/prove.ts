import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { BadBackup, DATABASE, type Manifest } from "./format.ts";
import { type OnManifest, readBackup, type Sink } from "./read.ts";
import { type Contents, readContents } from "./snapshot.ts";

/**
 * Proves a backup by its bytes, and by the database in it, which it leaves at `database`: whole, every reference kept,
 * as many rows in every table as were counted, every upload that a row names inside. `sinkFor` is asked for the others.
 */
export function proveBackup(
  path: string,
  database: string,
  options: { isDeep?: boolean; sinkFor?: (name: string) => Sink; onManifest?: OnManifest } = {},
): Manifest {
  const manifest = readBackup(
    path,
    ({ name }) => (name === DATABASE ? intoFile(database) : options.sinkFor?.(name)),
    options.onManifest,
  );
  const contents = read(path, database, options.isDeep ?? false);
  const differs = [...new Set([...Object.keys(manifest.counts), ...Object.keys(contents.counts)])].find(
    (table) => manifest.counts[table] !== contents.counts[table],
  );
  if (differs) {
    const said = `${contents.counts[differs] ?? 0} rows instead of ${manifest.counts[differs] ?? 0}`;
    throw new BadBackup(`${path} cannot be used: its table ${differs} has ${said}`);
  }
  const { count, missing, elsewhere } = manifest.uploads;
  if (elsewhere === null && count + missing.length !== contents.files.length) {
    throw new BadBackup(`${path} cannot be used: its rows name ${contents.files.length} uploads`);
  }
  return manifest;
}

function read(path: string, database: string, isDeep: boolean): Contents {
  try {
    return readContents(database, { isDeep });
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string };
    if (!/CORRUPT|NOTADB/.test(String(code))) throw error;
    throw new BadBackup(`${path} cannot be used: its database is damaged (${message})`);
  }
}

/** A new file, readable by its owner alone, and on the disk when it ends unless somebody else sees to that. */
export function intoFile(path: string, { isSynced = true } = {}): NonNullable<Sink> {
  const file = openSync(path, "wx", 0o600);
  return {
    write(bytes) {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
    },
    end() {
      if (isSynced) fsyncSync(file);
      closeSync(file);
    },
  };
}
