import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { openDatabase } from "#db/client.ts";
import { knownMigrations } from "#db/known-migrations.ts";
import { endChildren, launch, logIn, ready, stop } from "#tests/abuse/child.ts";
import { S3_SETTINGS, startS3, startSqld } from "#tests/companion.ts";
import { migrationsBefore } from "#tests/db/earlier.ts";

const s3 = await startS3("portal");
const newFolder = () => mkdtempSync(join(tmpdir(), "portal-migrating-"));
afterAll(async () => {
  endChildren();
  await s3.close();
});

/** Before claims there were, with them, and nothing at all. */
describe.each([["0000"], ["0030"], ["0049"]])(
  "on a database server as it was before migration %s",
  (before) => {
    test.each([1, 2, 3])(
      "three processes start at once, each migration is done once and all serve (%d)",
      async () => {
        const sqld = await startSqld();
        const db = openDatabase({ url: sqld.url });
        if (before > "0000") {
          await migrate(db.read, { migrationsFolder: migrationsBefore(before, newFolder()) });
        }
        const children = [1, 2, 3].map(() =>
          launch({
            DATA_DIR: newFolder(),
            DATABASE_URL: sqld.url,
            SECRET: "a secret that all of them share, long enough for it",
            UPLOADS_TO: "s3://portal/season",
            S3_ENDPOINT: s3.url,
            ...S3_SETTINGS,
          }),
        );
        for (const child of children) {
          await ready(child);
        }
        const { rows } = await db.client.execute("select created_at from __drizzle_migrations order by 1");
        expect(rows.map((row) => Number(row["created_at"]))).toEqual(knownMigrations());
        for (const child of children) expect((await logIn(child)).status).toBe(200);
        for (const child of children) expect(await stop(child)).toBe(0);
        await db.close();
        await sqld.close();
      },
    );
  },
);
