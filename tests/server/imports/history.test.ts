import { expect, test } from "bun:test";
import { makeItem } from "#tests/factories.ts";
import { recordTogether } from "#server/history/record.ts";
import { openImports } from "./import-scene.ts";

const scene = await openImports();
const { portal, manager } = scene;
const { history, catalogue } = scene.as(manager);

/** What stands behind the newest row of this kind. */
async function behind(deed: "catalogueItem.import" | "catalogueItem.undoImport") {
  const [entry] = (await history.list({ filters: { deed } })).items;
  const found = await history.changes({ id: entry?.id ?? "" });
  const { items = [], more = 0 } = (found && "parts" in found && found.parts) || {};
  return { entry, names: items.map(({ name }) => name), more };
}

test("the history tells of an import in one row, and of each item behind it", async () => {
  const before = (await history.list({})).total;
  const lamp = await makeItem(portal, { titlePt: "Luminária", titleEn: "Lamp", unitPriceCents: 145_00 });
  const lines = Array.from({ length: 160 }, (_, at) => `;Vaso ${at};unit;1`);
  await scene.run(
    await scene.plan([`id;title_pt;unitMetric;unitPrice`, `${lamp.id};Luz;;99`, ...lines].join("\n")),
  );
  expect((await history.list({})).total).toBe(before + 1);
  const { entry, names, more } = await behind("catalogueItem.import");
  expect(entry).toMatchObject({
    action: "import",
    changes: { file: { old: null, new: "itens.csv" } },
    hasChanges: true,
    bulkCount: 1,
  });
  expect([names.length, more]).toEqual([100, 61]);
  expect((await catalogue.get({ id: lamp.id })).history[0]).toMatchObject({
    action: "update",
    bulkCount: 161,
    changes: { title_pt: { old: "Luminária", new: "Luz" }, unitPrice: { old: 145, new: 99 } },
  });
});

test("words that come with a file are written once, and told at the first item that brings each (D4)", async () => {
  const words = async () => (await catalogue.words()).words.map(({ field, key, text }) => [field, key, text]);
  const fern = await makeItem(portal, { titlePt: "Samambaia", category: "Plantas" });
  const csv = [
    "id;title_pt;category;category_en;unitMetric;units_pt;unitPrice",
    `${fern.id};;;Plants;;;`,
    ";Cesto;Plantas;Plants;peça;peças;7",
    ";Jarro;Plantas;;peça;;7",
  ].join("\n");
  const planned = await scene.plan(csv);
  expect(planned.news?.words).toEqual(["peça"]);
  expect((await scene.rows(planned.id, "change"))[0]).toMatchObject({ before: { category_en: "" } });
  await scene.run(planned);
  expect(await words()).toEqual([
    ["category_en", "Plantas", "Plants"],
    ["units_pt", "peça", "peças"],
  ]);
  const [basket] = await scene.find("Cesto");
  expect(basket).toMatchObject({ category: "Plantas", unitMetric: "peça" });
  expect((await catalogue.get({ id: basket?.id ?? "" })).history[0]?.changes).toEqual({
    units_pt: { old: "", new: "peças" },
  });
});

test("an import that an earlier release undid is still told with its items", async () => {
  const bulk = { id: "import-of-2025", count: 1 };
  const undone = { record: "catalogueItem", action: "undoImport" } as const;
  const changes = { title: { old: "Banco", new: null } };
  await portal.db.write((tx) =>
    recordTogether(tx, { actor: manager, now: portal.clock(), bulk }, [
      { ...undone, recordId: "gone", changes, isPart: true },
      { ...undone, recordId: bulk.id, changes: { file: { old: null, new: "itens.csv" } } },
    ]),
  );
  expect((await behind("catalogueItem.undoImport")).names).toEqual(["Banco"]);
});
