import { expect, test } from "bun:test";
import { migrateDatabase } from "#db/migrate.ts";
import { catalogueItems, orderLines } from "#db/schema/index.ts";
import { makeItem } from "#tests/factories.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { openEarlier } from "./earlier.ts";

test("an older database says of its items and lines what they meant: once, unless days were ordered or may be", async () => {
  const scene = await openScene();
  await scene.send();
  await makeItem(scene.portal, { id: "kit", unitMetric: "kit" });
  await makeItem(scene.portal, { id: "service", unitMetric: "day" });
  await makeItem(scene.portal, { id: "point", unitMetric: "ponto" });
  const tables = ["users", "submissions", "orders", "order_lines", "catalogue_items"];
  const db = await openEarlier("0059", scene.portal.db, tables);

  await migrateDatabase(db);
  const items = await db.read.select().from(catalogueItems);
  expect(Object.fromEntries(items.map(({ id, unitPeriod }) => [id, unitPeriod]))).toEqual({
    // Two for twelve days in the order.
    [scene.screen.id]: "perDay",
    [scene.chair.id]: "once",
    kit: "once",
    service: "perDay",
    point: "perDay",
  });
  const lines = await db.read.select().from(orderLines).orderBy(orderLines.position);
  expect(lines.map(({ kind, periodOfUse, unitPeriod }) => [kind, periodOfUse, unitPeriod])).toEqual([
    ["package", 1, "once"],
    ["catalogue", 12, "perDay"],
    ["catalogue", 1, "once"],
  ]);
  await db.close();
});
