import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { knownMigrations } from "#db/known-migrations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { endChildren, launch, logIn, ready, stop } from "#tests/abuse/child.ts";
import { S3_SETTINGS, startS3, startSqld } from "#tests/companion.ts";
import { asNextRelease, makeNextRelease } from "#tests/db/next-release.ts";

const s3 = await startS3("portal");
const newFolder = () => mkdtempSync(join(tmpdir(), "portal-migrating-"));
afterAll(async () => {
  endChildren();
  await s3.close();
});

const next = makeNextRelease();

/** Without a table of claims, and with it. */
describe.each([["that is empty"], ["as the release before left it"]])("on a database server %s", (state) => {
  test.each([1, 2, 3])(
    "three processes start at once, each migration is done once and all serve (%d)",
    async () => {
      const sqld = await startSqld();
      const db = openDatabase({ url: sqld.url });
      if (state !== "that is empty") await migrateDatabase(db);
      const children = [1, 2, 3].map(() =>
        launch({
          DATA_DIR: newFolder(),
          DATABASE_URL: sqld.url,
          SECRET: "a secret that all of them share, long enough for it",
          UPLOADS_TO: "s3://portal/season",
          S3_ENDPOINT: s3.url,
          ...S3_SETTINGS,
          BUN_OPTIONS: `--preload=${next.preload}`,
        }),
      );
      for (const child of children) {
        await ready(child);
      }
      const { rows } = await db.client.execute("select created_at from __drizzle_migrations order by 1");
      const known = await asNextRelease(next.migrations, () => Promise.resolve(knownMigrations()));
      expect(rows.map((row) => Number(row["created_at"]))).toEqual(known);
      for (const child of children) expect((await logIn(child)).status).toBe(200);
      for (const child of children) expect(await stop(child)).toBe(0);
      await db.close();
      await sqld.close();
    },
  );
});
