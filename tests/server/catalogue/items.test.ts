import { describe, expect, test } from "bun:test";
import { itemList } from "#domain/catalogue/list.ts";
import { makeItem } from "#tests/factories.ts";
import { countStatements } from "#tests/statements.ts";
import { everySort, walkBack, walkOn } from "#tests/walk.ts";
import { openScene } from "../orders/scene.ts";

const scene = await openScene();
const { portal, manager, screen, chair } = scene;
const { catalogue } = scene.as(manager);
await scene.send();
const sofa = await makeItem(portal, {
  titlePt: "Sofá de juta",
  titleEn: "",
  descriptionPt: "",
  descriptionEn: "",
  category: "furniture",
  unitPriceCents: 90_00,
  status: "DRAFT",
});
const guide = await makeItem(portal, {
  titlePt: "Guia de trilha",
  titleEn: "Trail guide",
  category: "Passeios",
  status: "INACTIVE",
});

type Asked = Parameters<typeof catalogue.items>[0];
const titles = async (asked: Asked) => (await catalogue.items(asked)).items.map(({ title_pt }) => title_pt);

describe("catalogue.items (CAT-05)", () => {
  test("gives of an item its title, description, picture, unit, price, status, category and dates (CAT-01)", async () => {
    const [item] = (await catalogue.items({ search: "Monitor" })).items;
    expect(item).toMatchObject({
      id: expect.any(String),
      title: "Monitor",
      description: expect.any(String),
      imageUrl: null,
      status: "ACTIVE",
      unitMetric: expect.any(String),
      unitPrice: expect.any(Number),
      category: "audiovisual",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test("lists every item, drafts and inactive ones too, under the known categories first", async () => {
    const list = await catalogue.items({});
    expect(list.items.map(({ title_pt, category }) => [category, title_pt])).toEqual([
      ["audiovisual", "Cadeira"],
      ["audiovisual", "Monitor"],
      ["furniture", "Sofá de juta"],
      ["Passeios", "Guia de trilha"],
    ]);
    expect(list).toMatchObject({
      total: 4,
      counts: {
        statuses: { ACTIVE: 2, INACTIVE: 1, DRAFT: 1 },
        languages: { complete: 3, missing: 1 },
        images: { with: 0, without: 4 },
        uses: { used: 2, unused: 2 },
      },
    });
    const [first] = list.items;
    expect(first).toMatchObject({ id: chair.id, unitPrice: 18.1, lines: 1, imageUrl: null, version: 1 });
  });

  test.each([
    ["SOFA", ["Sofá de juta"]],
    ["trail", ["Guia de trilha"]],
    ["juta sof", ["Sofá de juta"]],
    ["ofa", []],
    [screen.id, ["Monitor"]],
  ])("finds %p by the beginnings of words, in either language", async (search, found) => {
    expect(await titles({ search })).toEqual(found);
  });

  test.each<[Asked, string[]]>([
    [{ filters: { statuses: ["DRAFT", "INACTIVE"] } }, ["Sofá de juta", "Guia de trilha"]],
    [{ filters: { languages: ["missing"] } }, ["Sofá de juta"]],
    [{ filters: { uses: ["used"] } }, ["Cadeira", "Monitor"]],
    [{ filters: { category: "Passeios" } }, ["Guia de trilha"]],
    [{ filters: { uses: ["unused"], statuses: ["DRAFT"] } }, ["Sofá de juta"]],
    [{ filters: { images: ["with"] } }, []],
  ])("narrows the list by %j", async (asked, found) => {
    expect(await titles(asked)).toEqual(found);
  });

  test.each(everySort(itemList))("pages by %j there and back without losing an item", async (sort) => {
    const ask = (cursor?: string) => catalogue.items({ sort, limit: 1, ...(cursor && { cursor }) });
    const pages = await walkOn(ask);
    const last = pages.at(-1);
    if (!last) throw new Error("there is no page");
    const whole = await titles({ sort });
    expect(pages.flatMap(({ items }) => items.map(({ title_pt }) => title_pt))).toEqual(whole);
    expect((await walkBack(last, ask)).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      pages.flatMap(({ items }) => items.map(({ id }) => id)),
    );
  });

  test("is asked of the database once after a change, however many items there are", async () => {
    const ask = () => countStatements(portal.db, () => catalogue.items({}));
    await makeItem(portal);
    expect(await ask()).toBe(1);
    expect(await ask()).toBe(0);
    await makeItem(portal);
    await makeItem(portal);
    expect(await ask()).toBe(1);
    await catalogue.remove({ id: guide.id, version: 1 });
    expect(await titles({ search: "guia" })).toEqual([]);
    expect(sofa.status).toBe("DRAFT");
  });

  test("knows the categories and units that are in use", async () => {
    const { spellings, ...used } = await catalogue.vocabulary();
    expect(used).toEqual({ categories: ["audiovisual", "furniture"], units: ["unit"] });
    expect(spellings.category).toContainEqual(["mobiliario", "furniture"]);
    expect(spellings.unitMetric).toContainEqual(["unidade", "unit"]);
  });
});

describe("the groups of the catalogue (CAT-07)", () => {
  const grouped = async (asked: Asked = {}) => {
    const { groups, items, total } = await catalogue.items(asked);
    return { heads: groups.map(({ id, count, isOpen }) => [id, count, isOpen]), shown: items.length, total };
  };

  test("are folded and unfolded, and stay so for whoever did it", async () => {
    await makeItem(portal, { category: "Passeios" });
    const all = await grouped();
    expect(all.heads).toEqual([
      ["audiovisual", all.shown - 2, true],
      ["furniture", 1, true],
      ["Passeios", 1, true],
    ]);
    await scene.as(manager).preferences.save({ closedCategories: ["audiovisual", "gone"] });
    const folded = await grouped();
    expect(folded).toMatchObject({ shown: 2, total: all.total });
    expect(folded.heads[0]).toEqual(["audiovisual", all.shown - 2, false]);
    const others = await scene.as(scene.admin).catalogue.items({});
    expect(others.items).toHaveLength(all.shown);
    await scene.as(manager).preferences.save({ closedCategories: [] });
    expect(await grouped()).toEqual(all);
  });

  test("hide nothing that is searched, filtered or sorted otherwise", async () => {
    await scene.as(manager).preferences.save({ closedCategories: ["furniture"] });
    expect(await titles({ search: "juta" })).toEqual(["Sofá de juta"]);
    expect(await titles({ filters: { statuses: ["DRAFT"] } })).toEqual(["Sofá de juta"]);
    expect(await grouped({ sort: { column: "title", direction: "asc" } })).toMatchObject({ heads: [] });
    await scene.as(manager).preferences.save({ closedCategories: [] });
  });

  test("are of the list while they are folded: what is done with all of it is done with them", async () => {
    const staff = scene.as(manager);
    await staff.preferences.save({ closedCategories: ["furniture"] });
    const { items, total, nextCursor } = await catalogue.items({});
    expect([items.length, nextCursor]).toEqual([total - 1, null]);
    const { id } = await staff.bulk.freeze({
      act: { kind: "catalogue", verb: "takeOff" },
      selection: { kind: "filtered", question: {}, except: [] },
    });
    expect((await staff.bulk.get({ id })).count).toBe(total);
    await staff.preferences.save({ closedCategories: [] });
  });

  test("stand above the rows of their page, folded ones where their rows would be", async () => {
    await scene.as(manager).preferences.save({ closedCategories: ["audiovisual"] });
    const first = await catalogue.items({ limit: 1 });
    expect(first.groups.map(({ id }) => id)).toEqual(["audiovisual", "furniture"]);
    const second = await catalogue.items({ limit: 1, cursor: first.nextCursor ?? "" });
    expect(second.groups.map(({ id }) => id)).toEqual(["Passeios"]);
    await scene.as(manager).preferences.save({ closedCategories: [] });
  });
});
