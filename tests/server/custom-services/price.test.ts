import { describe, expect, test } from "bun:test";
import { outcome } from "../orders/scene.ts";
import { openServices } from "./scene.ts";

const scene = await openServices();
const { as, read, askFor, askForStand, price, changeOf, lastMail, partner, manager, admin, desk } = scene;

describe("a custom service priced in the list (SVC-01)", () => {
  test("counts in the total, and the exhibitor is asked to agree to that change", async () => {
    const { id, version, total } = await askFor();
    expect(total).toBe(362);
    const priced = await price(id, version, { lineId: "furniture", unitPrice: 450.5, quantity: 2 });
    expect(priced.total).toBe(1_263);
    expect(await read(id)).toMatchObject({ total: 1_263, unpricedLines: 1, openChange: true });
    const [change] = await changeOf(id);
    expect(change?.change?.lines.map((line) => [line.title_en, line.change])).toEqual([
      ["Food and beverage", "same"],
      ["Furniture rental", "changed"],
      ["Chair", "same"],
    ]);
    expect(await lastMail(id)).toEqual(["orderChanged", partner.email, "pt"]);
  });

  test("leaves what it does not name as it was: other lines, their discounts, the own note", async () => {
    const { id, version } = await askFor();
    const first = { lineId: "furniture", unitPrice: 100, notes: "Couro", periodOfUse: 3 };
    const { version: second } = await price(id, version, first);
    await price(id, second, { lineId: "foodBeverage", unitPrice: 0 });
    const { lines } = await read(id);
    expect(lines.map((line) => [line.lineId, line.netTotal, line.isPriced, line.notes])).toEqual([
      ["foodBeverage", 0, true, ""],
      ["furniture", 300, true, "Couro"],
      [scene.chair.id, 362, true, ""],
    ]);
  });

  test("together with the others of its order is one change and one mail", async () => {
    const { id, version } = await askFor();
    const services = [
      { lineId: "furniture", unitPrice: 100 },
      { lineId: "foodBeverage", unitPrice: 10, quantity: 40 },
    ];
    const { change, mail } = await desk().previewPrices({ orderId: id, services });
    expect([change.before.total, change.after.total]).toEqual([362, 862]);
    expect(mail).toMatchObject({ to: partner.email, locale: "pt" });
    expect((await read(id)).version).toBe(version);
    await price(id, version, ...services);
    expect(await changeOf(id)).toHaveLength(1);
    const order = await read(id);
    expect(order.unpricedLines).toBe(0);
    expect(order.history.filter(({ action }) => action === "editItems")).toHaveLength(1);
  });

  test("lets the order be approved once all of it is priced and the exhibitor has agreed", async () => {
    const { id, version } = await askForStand();
    const approve = async () =>
      outcome(as(manager).orders.setStatus({ id, version: (await read(id)).version, status: "APPROVED" }));
    const half = await price(id, version, { lineId: "furniture", unitPrice: 500 });
    expect(await approve()).toBe("moveNeeds");
    const whole = await price(id, half.version, { lineId: null, unitPrice: 9_000 });
    // 300 x 100 m2, 9,000 of structure, 500 of furniture, 362 of chairs
    expect(whole.total).toBe(39_862);
    expect(await approve()).toBe("moveNeeds");
    const [request] = await changeOf(id);
    if (!request) throw new Error("nobody was asked");
    const { contentVersion } = request;
    const answer = { id: request.id, version: request.version, contentVersion: contentVersion ?? 0 };
    await as(partner).requests.approve(answer);
    expect(await approve()).toBe("ok");
  });

  test("is refused to exhibitors, on a closed order, to whoever was overtaken, and for what is no such service", async () => {
    const { id, version } = await askFor();
    const services = [{ lineId: "furniture", unitPrice: 5 }];
    const at = { orderId: id, version };
    expect(await outcome(as(partner).customServices.price({ ...at, services }))).toBe("forbidden");
    expect(await outcome(price(id, version + 1, ...services.slice(0, 1)))).toBe("stale");
    for (const lineId of [scene.chair.id, "nothing", null]) {
      expect(await outcome(price(id, version, { lineId, unitPrice: 5 }))).toBe("notFound");
    }
    expect(await outcome(price(id, version, { lineId: "furniture", unitPrice: -1 }))).toBe("invalid");
    expect(await outcome(price(id, version))).toBe("invalid");
    expect(await outcome(price(id, version, { lineId: "furniture", unitPrice: null }))).toBe(
      "nothingChanged",
    );
    const { version: closed } = await scene.put(id, { status: "PAID" });
    expect(await outcome(as(admin).customServices.price({ orderId: id, version: closed, services }))).toBe(
      "orderLocked",
    );
  });

  test("goes on costing the approval nothing it had: no price is taken out of an approved order", async () => {
    const { id, version } = await askFor({
      furniture: { required: true, executionObservations: "Dois sofás" },
    });
    const { version: second } = await price(id, version, { lineId: "furniture", unitPrice: 5 });
    const { version: approved } = await scene.put(id, { status: "APPROVED" });
    expect(approved).toBe(second);
    expect(await outcome(price(id, approved, { lineId: "furniture", unitPrice: null }))).toBe("moveNeeds");
    expect(await outcome(price(id, approved, { lineId: "furniture", unitPrice: 6 }))).toBe("ok");
  });
});

describe("one service as it is priced", () => {
  test("says in full what was asked for, and whether the exhibitor has been asked already", async () => {
    const { id, version } = await askFor();
    const asked = { orderId: id, lineId: "foodBeverage" };
    expect(await desk().get(asked)).toMatchObject({
      description: "Daily quantity: 40\nService hours: 12h",
      unitPrice: null,
      version,
      waiting: 2,
      isAsked: false,
      mayPrice: true,
    });
    await price(id, version, { lineId: "furniture", unitPrice: 5 });
    expect(await desk().get(asked)).toMatchObject({ waiting: 1, isAsked: true });
    expect(await outcome(desk().get({ orderId: id, lineId: null }))).toBe("notFound");
    expect(await outcome(as(partner).customServices.get(asked))).toBe("forbidden");
  });
});
