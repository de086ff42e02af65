import { expect, test } from "bun:test";
import { migrateDatabase } from "#db/migrate.ts";
import { submissions } from "#db/schema/index.ts";
import { naturalKey } from "#domain/natural-order.ts";
import { searchText } from "#db/search-text.ts";
import { openEarlier } from "./earlier.ts";
import { openScene } from "#tests/server/orders/scene.ts";

test("an older database sorts its organisations as the key does that new ones are stored with", async () => {
  const scene = await openScene();
  const names = ["Grupo 2", "Grupo 10", "3 Rios & 14º Fórum", "Rio", "1234567890123"];
  const [sample] = await scene.portal.db.read.select().from(submissions);
  if (!sample) throw new Error("the scene has no submission");
  await scene.portal.db.write(async (tx) => {
    for (const [at, name] of names.entries()) {
      await tx.insert(submissions).values({
        ...sample,
        id: `natural-${at}`,
        reference: `EOI-2027-9000${at}`,
        institutionName: name,
        institutionSort: searchText(name),
        trackHash: `natural-${at}`,
        searchRow: null,
      });
    }
  });
  const db = await openEarlier("0047", scene.portal.db, ["users", "submissions"]);
  await migrateDatabase(db);
  const rows = await db.read.select().from(submissions);
  for (const { institutionName, institutionSort } of rows)
    expect(institutionSort).toBe(naturalKey(searchText(institutionName)));
  expect(rows.length).toBeGreaterThan(names.length);
  await db.close();
});
