import { afterAll, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { nameOfBackup } from "#server/backup/format.ts";
import { readBackupState } from "#server/backup/state.ts";
import { readEnv } from "#server/platform/env.ts";
import { openBucket } from "#server/storage/s3-bucket.ts";
import { S3_SETTINGS, startS3 } from "#tests/companion.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { until } from "#tests/until.ts";
import { newSeason } from "./season.ts";

const s3 = await startS3("portal");
afterAll(() => s3.close());
const store = { S3_ENDPOINT: s3.url, ...S3_SETTINGS };
const BACKUP_TO = "s3://portal/backups";

async function names(): Promise<string[]> {
  const found: string[] = [];
  for await (const some of openBucket(store, BACKUP_TO).list("")) found.push(...some.map(({ key }) => key));
  return found;
}

test("a store keeps backups, so many as was said, proves what it got, and gives one back", async () => {
  const env = {
    DATA_DIR: newSeason(["planta", "x".repeat(12_000_000)]),
    BACKUP_TO,
    BACKUP_KEEP: "1",
    ...store,
  };
  expect((await runPortal(env, "backup")).code).toBe(0);
  const [first] = await names();
  // Its name is the second in which it was made.
  await until(() => nameOfBackup("scheduled", new Date()) !== first);
  const { out, err } = await runPortal(env, "backup");
  expect(err).toBe("");
  expect(out).toContain("s3://portal/backups/portal-20");
  const [second, ...others] = await names();
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  const { lastGood } = readBackupState(readEnv({ NODE_ENV: "test", ...env }), new Date());
  expect(lastGood).toMatchObject({ place: BACKUP_TO, name: second });

  const DATA_DIR = newEmptyFolder();
  const restored = await runPortal({ DATA_DIR, ...store }, "restore", `${BACKUP_TO}/${second}`);
  expect([restored.err, restored.code]).toEqual(["", 0]);
  expect((await runPortal({ DATA_DIR }, "check")).out).toContain("2 of 2 are there");
});

test("a store that refuses or is gone fails the backup in one line, without the key", async () => {
  const env = { DATA_DIR: newSeason(), BACKUP_TO: "s3://nowhere/x", ...store };
  const refused = await runPortal(env, "backup");
  expect([refused.code, refused.err]).toEqual([1, "s3://nowhere/x does not take it: NoSuchBucket\n"]);
  const closed = await runPortal({ DATA_DIR: newEmptyFolder() }, "restore", "s3://portal/none.tar");
  expect(closed.err).toBe(
    "s3://portal/none.tar cannot be fetched: S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set\n",
  );
  const gone = await runPortal({ DATA_DIR: newEmptyFolder(), ...store }, "restore", "s3://portal/none.tar");
  expect([gone.code, gone.err]).toEqual([1, "s3://portal/none.tar cannot be fetched: NoSuchKey\n"]);
});

test("uploads that lie in a store are not in it, which it says; their folder stays as it is", async () => {
  const folder = newSeason();
  const file = join(newEmptyFolder(), "backup.tar");
  const env = { DATA_DIR: folder, UPLOADS_TO: "s3://portal/uploads", ...store };
  const { out } = await runPortal(env, "backup", file);
  expect(out).toContain("Uploads are not inside: they lie in s3://portal/uploads");
  const restored = await runPortal(env, "restore", file);
  expect(restored.out).toContain("Its uploads lie in s3://portal/uploads");
  const db = new Database(join(folder, "portal.db"), { readonly: true });
  expect(db.query("select count(*) as n from files").get()).toEqual({ n: 2 });
  db.close();
});
