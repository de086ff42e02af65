import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { migrateDatabase } from "#db/migrate.ts";
import { catalogueItems, orderLines } from "#db/schema/index.ts";
import { emptyDraft } from "#domain/orders/draft/draft.ts";
import { makeItem } from "#tests/factories.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { openEarlier } from "./earlier.ts";

test("an older database says of its items and lines what they meant: once, unless days were ordered or may be", async () => {
  const scene = await openScene();
  const { id: sent } = await scene.send();
  await makeItem(scene.portal, { id: "kit", unitMetric: "kit" });
  await makeItem(scene.portal, { id: "table", unitMetric: "unit" });
  await makeItem(scene.portal, { id: "lamp", unitMetric: "unit" });
  const drafted = { itemId: "table", lineId: "t", quantity: 1, periodOfUse: 12, notes: "" };
  const draft = {
    ...emptyDraft(scene.submission.id),
    lines: [drafted, { ...drafted, itemId: "lamp", lineId: "l", periodOfUse: 1 }],
  };
  const { id: begun } = await scene.send();
  await scene.put(begun, { status: "DRAFT", draft });
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
    // For twelve days and for one in a draft.
    table: "perDay",
    lamp: "once",
    service: "perDay",
    point: "perDay",
  });
  const lines = await db.read
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sent))
    .orderBy(orderLines.position);
  expect(lines.map(({ kind, periodOfUse, unitPeriod }) => [kind, periodOfUse, unitPeriod])).toEqual([
    ["package", 1, "once"],
    ["catalogue", 12, "perDay"],
    ["catalogue", 1, "once"],
  ]);
  await db.close();
});
