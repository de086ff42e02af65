import { describe, expect, test } from "bun:test";
import { reasonOf } from "#domain/refusal.ts";
import { changeSettings } from "../../factories.ts";
import { openScene, outcome } from "./scene.ts";

const scene = await openScene();
const { orders } = scene.as(scene.partner);

/** Bronze, screens and chairs as their reader saw them. */
function seen(): Record<string, unknown> {
  const totals = [15_050, 3_480, 181];
  const orderServices = scene
    .standard()
    .orderServices.map((line, at) => ({ ...line, totalPrice: totals[at] }));
  return { orderServices, seenTotal: 18_711 };
}

function priceSpaceAt(spacePerM2: number): Promise<unknown> {
  return changeSettings(scene.portal, ({ packages, ...data }) => ({
    ...data,
    packages: { ...packages, BRONZE: { ...packages.BRONZE, spacePerM2 } },
  }));
}

describe("a total that its reader saw", () => {
  test("sends the order when it is the total", async () => {
    expect((await scene.send(scene.partner, seen())).total).toBe(18_711);
  });

  test("refuses it when it is another one by now, with what each line cost and costs (D3)", async () => {
    await priceSpaceAt(90_00);
    expect(await outcome(scene.send(scene.partner, seen()))).toBe("priceChanged");
    await priceSpaceAt(110_00);
    const reason = reasonOf(await scene.send(scene.partner, seen()).catch((error: unknown) => error));
    expect(reason).toMatchObject({
      code: "priceChanged",
      params: {
        seenTotal: 18_711_00,
        total: 19_711_00,
        spaceAmount: 11_000_00,
        lines: [
          { lineId: "package", title_en: "Bronze", seen: 15_050_00, price: 16_050_00 },
          { lineId: scene.screen.id, title_en: "Screen", seen: 3_480_00, price: 3_480_00 },
          { lineId: scene.chair.id, title_en: "Chair", seen: 181_00, price: 181_00 },
        ],
      },
    });
    expect((await scene.send()).total).toBe(19_711);
  });

  test("is asked of an edit as well", async () => {
    const { id, version } = await scene.send();
    const order = { orderType: "STANDARD" as const, ...scene.standard({ notes: "" }), seenTotal: 1 };
    expect(await outcome(orders.update({ id, version, order }))).toBe("priceChanged");
  });
});

test.each([
  [{ value: 100, spaceAmount: null, structureAmount: null, extraAmount: null }, 0, 100],
  [{ value: 100, spaceAmount: 60, structureAmount: 40, extraAmount: null }, 60, 0],
  [{ value: 100, spaceAmount: 0, structureAmount: 0, extraAmount: 0 }, 0, 100],
])("the amounts of a proposal open again as they were typed: %j", async (typed, spaceAmount, extraAmount) => {
  const { id } = await orders.createSimple(scene.proposal(typed));
  const order = await orders.get({ id });
  expect(order).toMatchObject({ total: 100, spaceAmount, extraAmount });
  expect(order.draft?.proposal).toMatchObject(typed);
});
