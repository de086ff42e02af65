import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { catalogueItems } from "#db/schema/index.ts";
import { changeSettings } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const later = await openScene();

const edit = (order: { id: string; version: number }, more: Record<string, unknown> = {}) =>
  scene.as(scene.partner).orders.update({
    id: order.id,
    version: order.version,
    order: { ...scene.standard(more), orderType: "STANDARD" },
  });

describe("orders.update", () => {
  test("reckons the order again and remembers what it was (ORD-20)", async () => {
    const sent = await scene.send();
    const orderServices = [{ itemId: "SILVER" }, { itemId: scene.screen.id, quantity: 1 }];
    const updated = await edit(sent, { orderServices });
    expect(updated).toEqual({ id: sent.id, version: sent.version + 1, total: 28_145 });
    const { lines, history, itemCount } = await scene.as(scene.partner).orders.get({ id: sent.id });
    expect(lines.map(({ itemId, totalPrice }) => [itemId, totalPrice])).toEqual([
      ["SILVER", 28_000],
      [scene.screen.id, 145],
    ]);
    expect(itemCount).toBe(1);
    const { changes } = history.find(({ action }) => action === "update") ?? {};
    expect(changes?.["total"]).toEqual({ old: 18_711, new: 28_145 });
    expect(changes?.["package"]).toEqual({ old: "BRONZE", new: "SILVER" });
    expect(changes?.["notes"]).toBeUndefined();
  });

  test("keeps the words and prices of what the order had, also when the catalogue and the package moved on", async () => {
    const sent = await later.send();
    await later.portal.db.write((tx) =>
      tx
        .update(catalogueItems)
        .set({ unitPriceCents: 999_00, titleEn: "New name", status: "INACTIVE" })
        .where(eq(catalogueItems.id, later.screen.id)),
    );
    await changeSettings(later.portal, (data) => ({
      ...data,
      packages: { ...data.packages, BRONZE: { ...data.packages.BRONZE, spacePerM2: 999_00 } },
    }));
    const { orders } = later.as(later.partner);
    const order = { ...later.standard({ notes: "Outra nota" }), orderType: "STANDARD" as const };
    expect(await orders.update({ id: sent.id, version: sent.version, order })).toMatchObject({
      total: 18_711,
    });
    const { lines } = await orders.get({ id: sent.id });
    expect(lines.map(({ title, unitPrice }) => [title, unitPrice])).toEqual([
      ["Bronze", 15_050],
      ["Screen", 145],
      ["Chair", 18.1],
    ]);
    const twice = [...order.orderServices, { itemId: later.screen.id }];
    const added = orders.update({
      id: sent.id,
      version: sent.version + 1,
      order: { ...order, orderServices: twice },
    });
    expect(await outcome(added)).toBe("itemNotOffered");
  });

  test("opens with the draft that the wizard needs, and saving that unchanged is refused", async () => {
    const sent = await scene.send();
    const { draft } = await scene.as(scene.partner).orders.get({ id: sent.id });
    expect(draft).toMatchObject({ orderType: "STANDARD", selectedStandardStandId: "BRONZE", step: 1 });
    expect(draft?.lines[1]).toEqual({
      lineId: scene.chair.id,
      itemId: scene.chair.id,
      quantity: 10,
      periodOfUse: 1,
      notes: "Na entrada",
    });
    expect(await outcome(edit(sent))).toBe("nothingChanged");
  });

  test("tells the slower of two tabs", async () => {
    const sent = await scene.send();
    const answers = await Promise.all([
      outcome(edit(sent, { notes: "aba 1" })),
      outcome(edit(sent, { notes: "aba 2" })),
    ]);
    expect(answers).toEqual(["ok", "stale"]);
    expect((await scene.readOrder(sent.id)).notes).toBe("aba 1");
  });

  test("is closed once the review began, and its type and submission stay", async () => {
    const sent = await scene.send();
    const changed = { notes: "mudou" };
    expect(await outcome(edit(sent, { ...changed, submissionId: scene.otherSubmission.id }))).toBe(
      "notFound",
    );
    for (const status of ["REVIEWING", "APPROVED", "PAID", "REJECTED", "CANCELLED"] as const) {
      await scene.put(sent.id, { status });
      expect(await outcome(edit(sent, changed))).toBe("orderLocked");
    }
    const order = { ...scene.standard(), orderType: "STANDARD" as const };
    const byStaff = scene.as(scene.manager).orders.update({ id: sent.id, version: 1, order });
    expect(await outcome(byStaff)).toBe("forbidden");
  });
});
