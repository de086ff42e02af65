import { afterAll, describe, expect, test } from "bun:test";
import { makeItem } from "#tests/factories.ts";
import { readPdf } from "../documents/samples.ts";
import { signIn } from "../files/upload.ts";
import { openScene, outcome } from "../orders/scene.ts";

const scene = await openScene();
afterAll(() => scene.portal.pdf.close());
const { portal, manager, partner } = scene;
const { catalogue } = scene.as(manager);

const BOUQUET = {
  title_pt: "Buquê",
  category: "Flores",
  category_en: "Flowers",
  unitMetric: "maço",
  units_pt: "maços",
  unit_en: "bunch",
  units_en: "bunches",
  unitPrice: 10,
} as const;
const status = "ACTIVE" as const;

const wordsAs = async (user: typeof partner) => {
  const { words } = await scene.as(user).catalogue.words();
  return Object.fromEntries(words.map(({ field, key, text }) => [`${field} ${key}`, text]));
};

describe("a category or unit of the team's own has both languages (D4)", () => {
  test("from the item it comes with on, for whoever orders", async () => {
    const { id } = await catalogue.create(BOUQUET);
    expect(await wordsAs(partner)).toEqual({
      "category_en Flores": "Flowers",
      "unit_en maço": "bunch",
      "units_en maço": "bunches",
      "units_pt maço": "maços",
    });
    const item = await catalogue.get({ id });
    expect(item).toMatchObject({ ...BOUQUET, category_pt: "", unit_pt: "" });
    expect(item.history[0]?.changes).toMatchObject({ category_en: { old: "", new: "Flowers" } });
  });

  test("which are mended in any item that has it, with old and new in its history", async () => {
    const { id } = await makeItem(portal, { category: "Flores", unitMetric: "maço" });
    const { title_pt, category, unitMetric, unitPrice } = await catalogue.get({ id });
    const same = { id, title_pt, category, unitMetric, unitPrice, status };
    const other = { title_en: "", description_pt: "", description_en: "" };
    await catalogue.update({ ...same, ...other, version: 1, category_en: "Flower arrangements" });
    expect(await wordsAs(partner)).toMatchObject({ "category_en Flores": "Flower arrangements" });
    expect((await catalogue.get({ id })).history[0]?.changes).toMatchObject({
      category_en: { old: "Flowers", new: "Flower arrangements" },
    });
    const again = { ...same, ...other, version: 2, category_en: "Flower arrangements" };
    expect(await outcome(catalogue.update(again))).toBe("nothingChanged");
    await catalogue.update({ ...again, unit_en: "" });
    expect(await wordsAs(partner)).not.toHaveProperty(["unit_en maço"]);
    await catalogue.create({ ...BOUQUET, title_pt: "Buquê grande", category_en: "" });
    expect(await wordsAs(partner)).toMatchObject({
      "category_en Flores": "Flower arrangements",
      "unit_en maço": "bunch",
    });
  });

  test("on the papers of an order, a contract in the language for contact", async () => {
    const point = await catalogue.create({ ...BOUQUET, title_pt: "Ponto", unitPeriod: "perDay" });
    const orderServices = [{ itemId: point.id, quantity: 2, periodOfUse: 12 }];
    const { id } = await scene.as(partner).orders.createCustomServices(scene.services({ orderServices }));
    const read = async (paper: string, user: typeof partner, language: "pt" | "en") => {
      const cookie = `${await signIn(scene, user)}; language=${language}`;
      const answer = await scene.fetch(`/api/documents/orders/${id}/${paper}`, { headers: { cookie } });
      return (await readPdf(await answer.bytes())).text;
    };
    expect(await read("order.pdf", partner, "pt")).toContain("2 maços × 12 dias");
    expect(await read("contract-preview.pdf", manager, "pt")).toContain("2 bunches × 12 days");
  });

  test("and never of one that the portal has words for, nor for who is not signed in", async () => {
    const before = await wordsAs(manager);
    await catalogue.create({ ...BOUQUET, category: "furniture", unitMetric: "set", category_en: "Chairs" });
    expect(await wordsAs(manager)).toEqual(before);
    expect(await outcome(scene.as({ kind: "visitor" }).catalogue.words())).toBe("signInRequired");
  });
});
