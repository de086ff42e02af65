import { describe, expect, test } from "bun:test";
import { makeItem } from "../../factories.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();

const item = {
  title_pt: "Painel de LED",
  title_en: "LED wall",
  unitMetric: "unit",
  unitPrice: 360.5,
  category: "audiovisual",
};

describe("catalogue", () => {
  test("a new item is offered at once, in the reader's language with the other to fall back on", async () => {
    const { id } = await scene.as(scene.manager).catalogue.create({ ...item, title_en: "", category: "" });
    for (const actor of [scene.partner, scene.manager]) {
      const { items } = await scene.as(actor).catalogue.list();
      expect(items.find((one) => one.id === id)).toMatchObject({
        title: "Painel de LED",
        title_en: "",
        description: "",
        category: "default",
        unitPrice: 360.5,
        status: "ACTIVE",
      });
    }
    const [row] = await scene.readHistory(id);
    expect([row?.record, row?.action, row?.actorName]).toEqual([
      "catalogueItem",
      "create",
      scene.manager.name,
    ]);
  });

  test("offers nothing that is INACTIVE or a DRAFT", async () => {
    const hidden = [
      await makeItem(scene.portal, { status: "INACTIVE" }),
      await makeItem(scene.portal, { status: "DRAFT" }),
    ];
    const { items, total } = await scene.as(scene.partner).catalogue.list();
    expect(items.filter(({ id }) => hidden.some((one) => one.id === id))).toEqual([]);
    expect(total).toBe(items.length);
  });

  test("is the team's to fill, with a title, a unit and a price", async () => {
    expect(await outcome(scene.as(scene.partner).catalogue.create(item))).toBe("forbidden");
    expect(
      await outcome(scene.as(scene.manager).catalogue.create({ ...item, title_pt: " ", title_en: "" })),
    ).toBe("invalid");
    expect(await outcome(scene.as(scene.manager).catalogue.create({ ...item, unitPrice: -1 }))).toBe(
      "invalid",
    );
  });
});

describe("packages.list", () => {
  test("shows three packages with dollars per m2, and null where nobody set a price", async () => {
    const { items } = await scene.as(scene.partner).packages.list();
    expect(
      items.map(({ id, spacePerM2, structurePerM2, isOrderable }) => [
        id,
        spacePerM2,
        structurePerM2,
        isOrderable,
      ]),
    ).toEqual([
      ["BRONZE", 100, 50.5, true],
      ["SILVER", 200, 80, true],
      ["GOLD", null, null, false],
    ]);
    expect(items[1]?.name).toEqual({ pt: "Prata", en: "Silver" });
  });
});
