import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { history } from "#db/schema/index.ts";
import { makeItem } from "#tests/factories.ts";
import { outcome } from "../orders/scene.ts";
import { openImports, some } from "./import-scene.ts";

const scene = await openImports();
const { portal, manager, admin } = scene;

/** A minute or more later. */
async function undo({ id, version }: { id: string; version: number }, minutes = 1) {
  scene.setNow(new Date(portal.clock().getTime() + minutes * 60_000));
  const { imports } = scene.as(manager);
  const refused = await outcome(imports.undo({ id, version }));
  await portal.drainRuns();
  return { ...(await imports.get({ id })), refused };
}

test("an import is undone: what it made goes, what it changed has its former values again", async () => {
  const lamp = await makeItem(portal, { titlePt: "Luminária", titleEn: "Lamp", unitPriceCents: 145_00 });
  const csv = ["id;title_pt;unitMetric;unitPrice", `${lamp.id};Luz;;99`, ";Púlpito;unit;7"].join("\n");
  const done = await scene.run(await scene.plan(csv));
  expect(done.canUndo).toBe(true);
  const undone = await undo(done);
  expect([undone.status, undone.canUndo, some(undone.counts)]).toEqual(["undone", false, { undone: 2 }]);
  expect(await scene.find("Púlpito")).toEqual([]);
  const item = await scene.as(manager).catalogue.get({ id: lamp.id });
  expect(item).toMatchObject({ title_pt: "Luminária", unitPrice: 145, version: 3 });
  expect(item.history[0]).toMatchObject({
    action: "undoImport",
    changes: { title_pt: { old: "Luz", new: "Luminária" }, unitPrice: { old: 99, new: 145 } },
  });
  expect((await undo(undone)).refused).toBe("importClosed");
});

test("words that came with it go as well, unless somebody mended them since (D4)", async () => {
  const { catalogue } = scene.as(manager);
  const words = async () => (await catalogue.words()).words.map(({ field, key, text }) => [field, key, text]);
  const fern = await makeItem(portal, { titlePt: "Samambaia", category: "Plantas" });
  const csv = [
    "id;title_pt;category;category_en;unitMetric;units_pt;unitPrice",
    `${fern.id};;;Plants;;;`,
    ";Vaso;Plantas;;peça;peças;7",
  ].join("\n");
  const planned = await scene.plan(csv);
  expect(planned.news?.words).toEqual(["peça"]);
  expect((await scene.rows(planned.id, "change"))[0]).toMatchObject({ before: { category_en: "" } });
  const done = await scene.run(planned);
  expect(await words()).toEqual([
    ["category_en", "Plantas", "Plants"],
    ["units_pt", "peça", "peças"],
  ]);
  const [pot] = await scene.find("Vaso");
  expect(pot).toMatchObject({ category: "Plantas", unitMetric: "peça" });
  const other = { category: "Plantas", unitMetric: "m²", category_en: "Greenery" };
  await catalogue.create({ title_pt: "Grama", unitPrice: 1, ...other });
  expect(some((await undo(done)).counts)).toEqual({ undone: 2 });
  expect(await words()).toEqual([["category_en", "Plantas", "Greenery"]]);
});

test("what was changed, ordered or deleted since stays, and is named with its reason", async () => {
  const csv = "title_pt;unitMetric;unitPrice;status\nA1;unit;1;ACTIVE\nA2;unit;1;ACTIVE\nA3;unit;1;ACTIVE";
  const done = await scene.run(await scene.plan(csv));
  const [changed, ordered, gone] = await Promise.all(
    ["A1", "A2", "A3"].map(async (name) => (await scene.find(name))[0]),
  );
  if (!changed || !ordered || !gone) throw new Error("nothing was imported");
  await scene.as(admin).catalogue.setStatus({ id: changed.id, version: 1, status: "DRAFT" });
  const orderServices = [{ itemId: ordered.id, quantity: 1, periodOfUse: 1 }];
  await scene.as(scene.partner).orders.createCustomServices(scene.services({ orderServices }));
  await scene.as(admin).catalogue.remove({ id: gone.id, version: 1 });
  const undone = await undo(done);
  expect(some(undone.counts)).toEqual({ kept: 3 });
  expect((await scene.rows(done.id, "kept")).map(({ problems }) => problems)).toEqual([
    [{ code: "changedSince", column: null, by: admin.name }],
    [{ code: "itemOrdered", column: null }],
    [{ code: "itemGone", column: null }],
  ]);
  expect(await scene.find("A2")).toHaveLength(1);
});

test("the history tells of an import in one row, of its undoing in another, and of each item behind them", async () => {
  const before = (await scene.as(manager).history.list({})).total;
  const csv = [
    "title_pt;unitMetric;unitPrice",
    ...Array.from({ length: 60 }, (_, at) => `Vaso ${at};unit;1`),
  ];
  const done = await scene.run(await scene.plan(csv.join("\n")));
  const { history } = scene.as(manager);
  const names = (found: Awaited<ReturnType<typeof history.changes>>) =>
    found && "parts" in found ? found.parts?.items.map(({ name }) => name).toSorted() : undefined;
  const [entry] = (await history.list({})).items;
  expect(entry).toMatchObject({
    action: "import",
    changes: { file: { old: null, new: "itens.csv" } },
    hasChanges: true,
    bulkCount: 1,
  });
  expect((await history.list({})).total).toBe(before + 1);
  const behind = names(await history.changes({ id: entry?.id ?? "" }));
  expect([behind?.length, behind?.[0]]).toEqual([60, "Vaso 0"]);
  await undo(done);
  expect((await history.list({})).total).toBe(before + 2);
  const [last] = (await history.list({ filters: { deed: "catalogueItem.undoImport" } })).items;
  expect(names(await history.changes({ id: last?.id ?? "" }))).toEqual(behind);
});

test("a day later an import cannot be undone any more", async () => {
  const done = await scene.run(await scene.plan("title_pt;unitMetric;unitPrice\nBanco;unit;1"));
  const late = await undo(done, 25 * 60);
  expect([late.refused, late.canUndo, late.status]).toEqual(["importClosed", false, "done"]);
});

test("an import of the day before an update, whose rows are no parts, is undone like any other", async () => {
  const lamp = await makeItem(portal, { titlePt: "Lustre", titleEn: "Chandelier", unitPriceCents: 12_00 });
  const done = await scene.run(await scene.plan(`id;title_pt;unitMetric;unitPrice\n${lamp.id};Luz;;99`));
  await portal.db.write((tx) =>
    tx.update(history).set({ isPart: false }).where(eq(history.recordId, lamp.id)),
  );
  expect(some((await undo(done)).counts)).toEqual({ undone: 1 });
  expect(await scene.as(manager).catalogue.get({ id: lamp.id })).toMatchObject({ title_pt: "Lustre" });
});
