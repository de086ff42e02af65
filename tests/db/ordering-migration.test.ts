import { expect, test } from "bun:test";
import { migrateDatabase } from "#db/migrate.ts";
import { files, orderLines, payments } from "#db/schema/index.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { openEarlier } from "./earlier.ts";

test("an older database keeps its lines, files and payment confirmations, each under its own name", async () => {
  const scene = await openScene();
  const { id } = await scene.send();
  const fileId = await scene.upload(scene.partner, "paymentConfirmation", "proof");
  await scene.put(id, { status: "CONFIRM_PAYMENT", paymentConfirmationId: fileId });
  const tables = ["users", "submissions", "orders", "order_lines", "files"];
  const db = await openEarlier("0005", scene.portal.db, tables);

  await migrateDatabase(db);
  const lines = await db.read.select().from(orderLines);
  expect(lines.map(({ lineId }) => lineId)).toEqual(lines.map((line) => line.id));
  expect(lines).toHaveLength(3);
  expect(await db.read.select({ id: files.id, sha256: files.sha256 }).from(files)).toEqual([
    { id: fileId, sha256: new Bun.CryptoHasher("sha256").update("proof").digest("hex") },
  ]);
  const [payment] = await db.read.select().from(payments);
  expect(payment).toMatchObject({ orderId: id, fileId, status: "handedIn", handedInBy: scene.partner.id });
  await db.close();
});
