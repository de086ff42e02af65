import { describe, expect, test } from "bun:test";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();

async function cancelled() {
  const sent = await scene.send();
  const orders = scene.as(scene.partner).orders;
  await orders.cancel({ id: sent.id, version: sent.version, confirmed: true });
  return sent;
}

describe("orders.copy", () => {
  test("begins a new draft with the package, items and notes of a cancelled order", async () => {
    const { id } = await cancelled();
    const orders = scene.as(scene.partner).orders;
    const copy = await orders.copy({ id });
    const { status, reference, draft, copiedFrom } = await orders.get({ id: copy.id });
    expect({ status, reference }).toEqual({ status: "DRAFT", reference: null });
    expect(copiedFrom).toEqual({ id, reference: (await scene.readOrder(id)).reference });
    expect(draft?.selectedStandardStandId).toBe("BRONZE");
    expect(draft?.notes).toBe("Acesso pela doca 2");
    expect(draft?.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [scene.screen.id, 2],
      [scene.chair.id, 10],
    ]);
  });

  test("keeps what its author saw when it was sent, so that new prices can be named", async () => {
    const { id } = await cancelled();
    const orders = scene.as(scene.partner).orders;
    const { draft } = await orders.get({ id: (await orders.copy({ id })).id });
    expect(draft?.seen).toMatchObject({
      items: { [scene.chair.id]: { title_en: "Chair", unitPrice: 18_10 } },
      package: { id: "BRONZE", spacePerM2: 100_00, structurePerM2: 50_50 },
    });
    const again = await orders.saveDraft({ draft: { ...draft, notes: "mais" } });
    expect((await orders.get({ id: again.id })).draft?.seen).toEqual(draft?.seen ?? null);
  });

  test("leaves the cancelled order as it was", async () => {
    const { id } = await cancelled();
    await scene.as(scene.partner).orders.copy({ id });
    expect((await scene.readOrder(id)).status).toBe("CANCELLED");
  });

  test("begins one with what a rejected order held, as long as no other stand has its space", async () => {
    const own = await openScene();
    const partner = own.as(own.partner).orders;
    const { id, version } = await own.send();
    await own.as(own.manager).orders.setStatus({ id, version, status: "REJECTED", note: "Sem espaço." });
    expect((await partner.get({ id })).canCopy).toBe(true);
    const { draft } = await partner.get({ id: (await partner.copy({ id })).id });
    expect(draft?.selectedStandardStandId).toBe("BRONZE");
    await own.send();
    expect((await partner.get({ id })).canCopy).toBe(false);
    expect(await outcome(partner.copy({ id }))).toBe("standTaken");
  });

  test("refuses an order that has not ended", async () => {
    const { id } = await scene.send();
    expect(await outcome(scene.as(scene.partner).orders.copy({ id }))).toBe("moveNotAllowed");
  });

  test("does not find another partner's order", async () => {
    const { id } = await cancelled();
    expect(await outcome(scene.as(scene.other).orders.copy({ id }))).toBe("notFound");
  });

  test("makes one draft of a call sent twice", async () => {
    const { id } = await cancelled();
    const twice = () => scene.as(scene.partner, { idempotencyKey: "copy-key-1" }).orders.copy({ id });
    const [first, second] = await Promise.all([twice(), twice()]);
    expect(second).toEqual(first);
  });
});
