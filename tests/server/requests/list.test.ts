import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { files, orderRequests, requestComments } from "#db/schema/index.ts";
import { countStatements } from "#tests/statements.ts";
import { openScene, outcome, type Scene } from "../orders/scene.ts";

const scene = await openScene();

async function requestOf(orderId: string): Promise<string> {
  const [request] = await scene.portal.db.read
    .select({ id: orderRequests.id })
    .from(orderRequests)
    .where(eq(orderRequests.orderId, orderId));
  return request?.id ?? "";
}

async function comment(requestId: string, author: Scene["manager"], message: string): Promise<void> {
  const createdAt = scene.portal.clock();
  await scene.portal.db.write((tx) =>
    tx.insert(requestComments).values({ id: newId(), requestId, authorId: author.id, message, createdAt }),
  );
}

describe("requests.list", () => {
  test("shows the requests of one order with comments and files, oldest first (ORD-25)", async () => {
    const sent = await scene.send();
    await scene.send();
    const requestId = await requestOf(sent.id);
    await comment(requestId, scene.manager, "Bem-vindos");
    scene.setNow(new Date(scene.portal.clock().getTime() + 1_000));
    await comment(requestId, scene.partner, "Obrigada");
    const fileId = await scene.upload(scene.manager, "supporting");
    await scene.as(scene.manager).orders.addFile({ id: sent.id, fileId });
    await scene.portal.db.write((tx) => tx.update(files).set({ requestId }).where(eq(files.id, fileId)));
    const listed = await scene.as(scene.partner).requests.list({ orderId: sent.id });
    expect(listed).toMatchObject([{ id: requestId, orderId: sent.id, kind: "ORDER_CREATED", author: null }]);
    const [request] = listed;
    expect(request?.comments.map(({ message, author }) => [message, author])).toEqual([
      ["Bem-vindos", scene.manager.name],
      ["Obrigada", scene.partner.name],
    ]);
    expect(request?.attachments.map(({ id, uploadedBy }) => [id, uploadedBy])).toEqual([
      [fileId, scene.manager.name],
    ]);
    const { requests } = await scene.as(scene.partner).orders.get({ id: sent.id });
    expect(requests.map(({ id, comments }) => [id, comments.length])).toEqual([[requestId, 2]]);
  });

  test("is one question to the database, and none about another's order", async () => {
    const { id } = await scene.send();
    const ask = () => scene.as(scene.partner).requests.list({ orderId: id });
    expect(await countStatements(scene.portal.db, ask)).toBe(1);
    expect(await outcome(scene.as(scene.other).requests.list({ orderId: id }))).toBe("notFound");
    expect(await outcome(scene.as(scene.manager).requests.list({ orderId: id }))).toBe("ok");
  });
});
