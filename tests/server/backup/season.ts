import { expect } from "bun:test";
import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { nameOfUpload } from "#server/backup/format.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";

/** A stopped portal's folder with so many uploads in it, and its secret. */
export function newSeason(texts: readonly string[] = ["planta", "contrato"]): string {
  const folder = newDataFolder();
  writeFileSync(join(folder, "secret"), "a secret of this folder, long enough to sign\n");
  for (const text of texts) storeUpload(folder, text);
  return folder;
}

/** Answers its SHA-256. */
export function storeUpload(folder: string, text: string): string {
  const sha256 = createHash("sha256").update(text).digest("hex");
  runIn(
    folder,
    `insert into files (id, name, type, kind, size, sha256, purpose, created_at)
     values ('${sha256.slice(0, 20)}', 'planta.pdf', 'application/pdf', 'document', ${Buffer.byteLength(text)}, '${sha256}', 'supporting', 1)`,
  );
  const path = join(folder, nameOfUpload(sha256));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return sha256;
}

export function runIn(folder: string, statement: string): void {
  const db = new Database(join(folder, "portal.db"));
  db.run(statement);
  db.close();
}

/** By the command; answers its file. */
export async function backUp(folder: string): Promise<string> {
  const file = join(newEmptyFolder(), "backup.tar");
  const { err, code } = await runPortal({ DATA_DIR: folder }, "backup", file);
  expect([err, code]).toEqual(["", 0]);
  return file;
}

export function ask<Row>(folder: string, statement: string): Row[] {
  const db = new Database(join(folder, "portal.db"), { readonly: true });
  try {
    return db.query(statement).all() as Row[];
  } finally {
    db.close();
  }
}

export const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
