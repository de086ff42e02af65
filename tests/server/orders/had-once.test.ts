import { describe, expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { orderLines, orderVersions } from "#db/schema/index.ts";
import { makeItem } from "../../factories.ts";
import { openItems } from "./items-scene.ts";
import { outcome } from "./scene.ts";

const scene = await openItems();
const { partner, manager } = scene;
const tent = await makeItem(scene.portal, { titleEn: "Tent", unitPriceCents: 50_00, unitPeriod: "once" });

function services(periodOfUse: number) {
  return scene.services({ orderServices: [{ itemId: tent.id, quantity: 10, periodOfUse }] });
}

describe("what is ordered once, not per day", () => {
  test("is refused with days, by call too, and costs price times quantity", async () => {
    const { orders } = scene.as(partner);
    expect(await outcome(orders.createCustomServices(services(12)))).toBe("itemHadOnce");
    const { id } = await orders.createCustomServices(services(1));
    const order = await orders.get({ id });
    expect(order).toMatchObject({ total: 500, lines: [{ unitPeriod: "once", periodOfUse: 1 }] });
    const days = { ...services(12), orderType: "CUSTOM_SERVICES" as const };
    const update = orders.update({ id, version: order.version, order: days });
    expect(await outcome(update)).toBe("itemHadOnce");
  });

  test("gets no days from the team either, on a line of the order or a new one", async () => {
    const { id } = await scene.as(partner).orders.createCustomServices(services(1));
    const { version, lines } = await scene.as(manager).orders.get({ id });
    const [line] = lines;
    const edit = (more: object) => scene.as(manager).orders.editItems({ id, version, lines: [more] });
    expect(await outcome(edit({ lineId: line?.lineId, itemId: tent.id, periodOfUse: 2 }))).toBe(
      "itemHadOnce",
    );
    expect(await outcome(edit({ itemId: tent.id, periodOfUse: 2 }))).toBe("itemHadOnce");
    expect(await outcome(edit({ itemId: tent.id, quantity: 3 }))).toBe("ok");
  });

  test("stays by the day in an order that had it so, whatever the catalogue says since", async () => {
    const { orders } = scene.as(partner);
    const { id } = await orders.createCustomServices({
      ...scene.services(),
      orderServices: [{ lineId: "chairs", itemId: scene.chair.id, quantity: 10, periodOfUse: 2 }],
    });
    const { catalogue } = scene.as(manager);
    const item = await catalogue.get({ id: scene.chair.id });
    await catalogue.update({ ...item, unitPeriod: "once" });
    const { version } = await orders.get({ id });
    const orderServices = [{ lineId: "chairs", itemId: item.id, quantity: 10, periodOfUse: 3 }];
    const order = { ...scene.services({ orderServices }), orderType: "CUSTOM_SERVICES" as const };
    expect(await outcome(orders.update({ id, version, order }))).toBe("ok");
  });

  test("is had once again when a change is undone", async () => {
    const { id } = await scene.as(partner).orders.createCustomServices(services(1));
    const { version, lines } = await scene.as(manager).orders.get({ id });
    const [line] = lines;
    const edited = await scene.as(manager).orders.editItems({
      id,
      version,
      lines: [{ lineId: line?.lineId, itemId: tent.id, quantity: 3 }],
    });
    const [kept] = await scene.portal.db.read
      .select()
      .from(orderVersions)
      .where(eq(orderVersions.orderId, id));
    expect(kept?.content.lines).toMatchObject([{ unitPeriod: "once" }]);
    const [asked] = await scene.changeOf(id);
    expect(asked?.change?.lines).toMatchObject([
      { before: { quantity: 10, unitPeriod: "once" }, after: { quantity: 3, unitPeriod: "once" } },
    ]);
    await scene.as(manager).orders.undoChange({ id, version: edited.version });
    expect(await scene.read(id)).toMatchObject({
      openChange: false,
      lines: [{ quantity: 10, unitPeriod: "once" }],
    });
  });

  test("may have days where the order has it both ways, whichever line comes first", async () => {
    const { orders } = scene.as(partner);
    const byDay = await makeItem(scene.portal, { titleEn: "Stool" });
    const lines = (days: number) => [
      { lineId: "one", itemId: byDay.id, quantity: 2, periodOfUse: 1 },
      { lineId: "days", itemId: byDay.id, quantity: 2, periodOfUse: days },
    ];
    const { id, version } = await orders.createCustomServices(scene.services({ orderServices: lines(12) }));
    await scene.portal.db.write((tx) =>
      tx.update(orderLines).set({ unitPeriod: "once" }).where(eq(orderLines.lineId, "one")),
    );
    const order = { ...scene.services({ orderServices: lines(11) }), orderType: "CUSTOM_SERVICES" as const };
    expect(await outcome(orders.update({ id, version, order }))).toBe("ok");
  });
});
