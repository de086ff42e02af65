import { describe, expect, test } from "bun:test";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();

describe("the first request of an order", () => {
  test("opens with a request that says in both languages how many items and what total (REQ-02)", async () => {
    const { id, reference } = await scene.send();
    const { requests } = await scene.as(scene.partner).orders.get({ id });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      kind: "ORDER_CREATED",
      status: "APPROVED",
      title: "Order created",
      title_pt: "Pedido criado",
      message_en: `Order ${reference} created. Additional services: 2 items. Total: USD\u00A018,711.00.`,
      message_pt: `Pedido ${reference} criado. Serviços adicionais: 2 itens. Total: US$\u00A018.711,00.`,
      author: null,
    });
  });

  test("says beside the total what the team still has to price", async () => {
    const { id } = await scene
      .as(scene.other)
      .orders.createCustom(scene.custom({ submissionId: scene.otherSubmission.id }));
    const { requests } = await scene.as(scene.other).orders.get({ id });
    expect(requests[0]?.message_en).toMatch(/Total: USD\u00A0[\d,.]+ plus structure, to be quoted\.$/);
    expect(requests[0]?.message_pt).toMatch(/Total: US\$\u00A0[\d,.]+ mais estrutura, a orçar\.$/);
  });

  test("counts one item as one, and nothing beside the stand as 0", async () => {
    const messageOf = async (...itemIds: string[]) => {
      const orderServices = [{ itemId: "SILVER" }, ...itemIds.map((itemId) => ({ itemId }))];
      const { id } = await scene.send(scene.partner, { orderServices });
      const { requests } = await scene.as(scene.manager, { locale: "pt" }).orders.get({ id });
      return requests[0]?.message.replace(/^Pedido \S+ /, "");
    };
    expect(await messageOf(scene.screen.id)).toBe(
      "criado. Serviços adicionais: 1 item. Total: US$\u00A028.145,00.",
    );
    expect(await messageOf()).toBe("criado. Serviços adicionais: 0 itens. Total: US$\u00A028.000,00.");
  });
});
