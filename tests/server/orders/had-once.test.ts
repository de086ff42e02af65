import { describe, expect, test } from "bun:test";
import { makeItem } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
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
});
