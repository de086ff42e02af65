import { expect, test } from "bun:test";
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { runPortal } from "./run-portal.ts";

/** A row of the files, and its bytes where they belong. */
function store(folder: string, text: string, written: string | undefined = text): string {
  const sha256 = createHash("sha256").update(text).digest("hex");
  const db = new Database(join(folder, "portal.db"));
  db.run(
    `insert into files (id, name, type, kind, size, sha256, purpose, created_at)
     values ('${sha256.slice(0, 20)}', 'planta.pdf', 'application/pdf', 'document', ${text.length}, '${sha256}', 'supporting', 1)`,
  );
  db.close();
  const place = join(folder, "uploads", sha256.slice(0, 2), sha256.slice(2, 4));
  mkdirSync(place, { recursive: true });
  if (written !== "") writeFileSync(join(place, sha256), written);
  return sha256;
}

test("portal check finds whole data whole", async () => {
  const folder = newDataFolder();
  store(folder, "planta");
  const { out, code } = await runPortal({ DATA_DIR: folder }, "check");
  expect(code).toBe(0);
  expect(out).toContain(`ok    database: whole (${join(folder, "portal.db")})`);
  expect(out).toContain("ok    uploads: 1 of 1 are there");
});

test("portal check names what is missing and what is torn, and ends with 1", async () => {
  const folder = newDataFolder();
  const missing = store(folder, "planta", "");
  const torn = store(folder, "contrato", "c0ntrato");
  const { out, code } = await runPortal({ DATA_DIR: folder }, "check");
  expect(code).toBe(1);
  expect(out).toContain(`BAD   uploads: 1 of 2 are there\n        ${missing}\n`);
  expect(out).toContain(`BAD   bytes: 1 are not what was stored\n        ${torn}\n`);
  expect(out).toContain("To mend it, put back a backup");
});

test("portal check says of a torn database where it is torn, and looks no further", async () => {
  const folder = newDataFolder();
  const path = join(folder, "portal.db");
  const file = openSync(path, "r+");
  writeSync(file, Buffer.alloc(64 * 1024, 255), 0, 64 * 1024, 256 * 1024);
  closeSync(file);
  const { out, code } = await runPortal({ DATA_DIR: folder }, "check");
  expect(code).toBe(1);
  expect(out).toMatch(/^BAD   database: \S.*\nTo mend it, put back a backup.*\n$/);
});

test("portal check says in one line that there is nothing to check", async () => {
  const folder = newEmptyFolder();
  const err = `DATA_DIR cannot be checked: there is no database at ${join(folder, "portal.db")}\n`;
  expect(await runPortal({ DATA_DIR: folder }, "check")).toEqual({ out: "", err, code: 1 });
});

test("portal check says of a store that does not answer that it is the store", async () => {
  const folder = newDataFolder();
  store(folder, "planta");
  const S3 = { S3_ENDPOINT: "http://127.0.0.1:9", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  const { err, code } = await runPortal({ DATA_DIR: folder, UPLOADS_TO: "s3://cofre", ...S3 }, "check");
  expect(err).toBe("UPLOADS_TO cannot be used: its store does not answer (ConnectionRefused)\n");
  expect(code).toBe(1);
});
