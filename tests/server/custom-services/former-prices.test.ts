import { describe, expect, test } from "bun:test";
import { makeSubmission } from "../../factories.ts";
import { outcome } from "../orders/scene.ts";
import { openServices } from "./scene.ts";

const scene = await openServices();
const { as, price, read, other, otherSubmission, desk } = scene;
const sofas = (executionObservations: string) => ({
  furniture: { required: true, executionObservations },
});

describe("former prices of the like", () => {
  test("are those of the same group in other orders, the same organisation's first, with order, version and day", async () => {
    const own = await scene.askFor({
      ...sofas("Um tapete"),
      equipment: { required: true, executionObservations: "Dois sofás" },
    });
    await price(own.id, own.version, { lineId: "furniture", unitPrice: 30 });
    const foreign = await as(other).orders.createCustomServices(
      scene.services({ submissionId: otherSubmission.id, extraServices: sofas("Dois sofás") }),
    );
    await price(foreign.id, foreign.version, { lineId: "furniture", unitPrice: 900 });
    const now = await scene.askFor(sofas("Dois sofás brancos"));
    const found = await desk().formerPrices({ orderId: now.id, lineId: "furniture" });
    expect(
      found.map(({ reference, isOwn, unitPrice, version }) => [reference, isOwn, unitPrice, version]),
    ).toEqual([
      [own.reference, true, 30, 2],
      [(await read(foreign.id)).reference, false, 900, 2],
    ]);
    expect(found[0]?.at).toStartWith("20");
    expect(
      await desk()
        .formerPrices({ orderId: now.id, lineId: "nothing" })
        .catch(() => "none"),
    ).toBe("none");
  });

  test("bring of a long description its beginning, since hundreds are compared at once (P23)", async () => {
    const long = `Cinquenta plantas ${"muito bonitas ".repeat(140)}`.slice(0, 2_000);
    const before = await scene.askFor(sofas(long));
    await price(before.id, before.version, { lineId: "furniture", unitPrice: 70 });
    const now = await scene.askFor(sofas(long));
    const [nearest] = await desk().formerPrices({ orderId: now.id, lineId: "furniture" });
    expect(nearest).toMatchObject({ reference: before.reference, unitPrice: 70 });
    expect([nearest?.description.length, nearest?.description.includes("Cinquenta plantas")]).toEqual([
      1_000,
      true,
    ]);
  });

  test("of a structure are other structures, and none of the order itself", async () => {
    const stand = await scene.askForStand();
    const asked = { orderId: stand.id, lineId: null };
    expect(await desk().formerPrices(asked)).toEqual([]);
    await price(stand.id, stand.version, { lineId: null, unitPrice: 9_000 });
    expect(await desk().formerPrices(asked)).toEqual([]);
    await makeSubmission(scene.portal);
    const next = await scene.askForStand();
    const found = await desk().formerPrices({ orderId: next.id, lineId: null });
    expect(found.map(({ unitPrice, size }) => [unitPrice, size])).toEqual([[9_000, 100]]);
    expect(await outcome(as(other).customServices.formerPrices(asked))).toBe("forbidden");
  });
});
