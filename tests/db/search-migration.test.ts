import { expect, test } from "bun:test";
import { isFoundBy } from "#db/full-text.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { openEarlier } from "./earlier.ts";

test("what was there before the full-text index is found by it", async () => {
  const scene = await openScene();
  const { reference } = await scene.send();
  const db = await openEarlier("0004", scene.portal.db, ["users", "submissions", "orders"]);

  await migrateDatabase(db);
  const isOrder = isFoundBy(orders.searchRow, "order_search", `${reference.slice(-3)} moura`);
  expect(await db.read.select({ reference: orders.reference }).from(orders).where(isOrder)).toEqual([
    { reference },
  ]);
  const isSubmission = isFoundBy(submissions.searchRow, "submission_search", "varzea ana");
  expect(await db.read.$count(submissions, isSubmission)).toBe(2);
  await db.close();
});
