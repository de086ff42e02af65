import { describe, expect, test } from "bun:test";
import { changedGoods, keepSeen } from "#domain/orders/draft/changed-goods.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import type { Goods, ItemGood, PackageGood } from "#domain/orders/draft/goods.ts";

const CHAIR: ItemGood = {
  id: "chair",
  title_pt: "Cadeira",
  title_en: "Chair",
  description_pt: "",
  description_en: "",
  category: "furniture",
  unitMetric: "unit",
  unitPeriod: "perDay",
  unitPrice: 18_10,
};
const TITLES = { title_pt: "Cadeira", title_en: "Chair" };
const GOLD: PackageGood = {
  id: "GOLD",
  name: { pt: "Ouro", en: "Gold" },
  description: { pt: "", en: "" },
  spacePerM2: 300_00,
  structurePerM2: 120_00,
};
const GOODS: Goods = { sizeM2: 100, items: [CHAIR], packages: [GOLD], customSpacePerM2: null };
const LINE = { lineId: "l1", itemId: "chair", quantity: 4, periodOfUse: 2, notes: "" };

const DRAFT: OrderDraft = { ...emptyDraft("s1"), selectedStandardStandId: "GOLD", lines: [LINE] };
const SAVED: OrderDraft = { ...DRAFT, seen: keepSeen(DRAFT, GOODS) };

function withChair(change: Partial<ItemGood>): Goods {
  return { ...GOODS, items: [{ ...CHAIR, ...change }] };
}

describe("a resumed draft names", () => {
  test("nothing while all is as it was, or while nothing was seen", () => {
    expect(changedGoods(SAVED, GOODS)).toEqual([]);
    expect(changedGoods(DRAFT, withChair({ unitPrice: 1 }))).toEqual([]);
  });

  test("a price, a unit, and both at once", () => {
    expect(changedGoods(SAVED, withChair({ unitPrice: 20_00 }))).toEqual([
      { kind: "price", ...TITLES, before: 18_10, now: 20_00 },
    ]);
    expect(changedGoods(SAVED, withChair({ unitPrice: 20_00, unitMetric: "pair" }))).toEqual([
      { kind: "price", ...TITLES, before: 18_10, now: 20_00 },
      { kind: "unit", ...TITLES, before: "unit", now: "pair" },
    ]);
  });

  test("an item that is gone, by its words of then, once however many lines have it", () => {
    const twice = { ...SAVED, lines: [LINE, { ...LINE, lineId: "l2" }] };
    expect(changedGoods(twice, { ...GOODS, items: [] })).toEqual([{ kind: "itemGone", ...TITLES }]);
  });

  test("the price of the package per square metre, and a package that has none any more", () => {
    const dearer = { ...GOODS, packages: [{ ...GOLD, spacePerM2: 310_00 }] };
    expect(changedGoods(SAVED, dearer)).toEqual([
      { kind: "packagePrice", id: "GOLD", before: 420_00, now: 430_00 },
    ]);
    const unpriced = { ...GOODS, packages: [{ ...GOLD, spacePerM2: null }] };
    expect(changedGoods(SAVED, unpriced)).toEqual([{ kind: "packageGone", id: "GOLD" }]);
  });

  test("the price of a custom stand's space, of a custom stand alone", () => {
    const goods = { ...GOODS, customSpacePerM2: 300_00 };
    const custom: OrderDraft = { ...emptyDraft("s1"), orderType: "CUSTOM" };
    const saved = { ...custom, seen: keepSeen(custom, goods) };
    const dearer = { ...goods, customSpacePerM2: 310_00 };
    const change = { kind: "spacePrice", before: 300_00, now: 310_00 } as const;
    expect(changedGoods(saved, dearer)).toEqual([change]);
    expect(changedGoods({ ...saved, seen: keepSeen(saved, dearer) }, dearer)).toEqual([change]);
    expect(changedGoods({ ...saved, orderType: "STANDARD" }, dearer)).toEqual([]);
    expect(changedGoods(saved, { ...goods, customSpacePerM2: null })).toEqual([]);
    expect(changedGoods(SAVED, dearer)).toEqual([]);
  });

  test("nothing of what was taken out or chosen again since", () => {
    const other = { ...SAVED, lines: [], selectedStandardStandId: null };
    expect(changedGoods(other, { ...GOODS, items: [], packages: [] })).toEqual([]);
  });
});

describe("what is saved as seen", () => {
  const dearer = withChair({ unitPrice: 20_00 });

  test("stays as it was until its author was told, whatever else is written", () => {
    const again = { ...SAVED, notes: "more", seen: keepSeen({ ...SAVED, notes: "more" }, dearer) };
    expect(changedGoods(again, dearer)).toHaveLength(1);
  });

  test("is today's once its author was told", () => {
    const told = { ...SAVED, seen: null };
    expect(changedGoods({ ...told, seen: keepSeen(told, dearer) }, dearer)).toEqual([]);
  });

  test("is today's for what is chosen from now on", () => {
    const table = { ...CHAIR, id: "table", unitPrice: 99_00 };
    const goods = { ...dearer, items: [...dearer.items, table] };
    const more = { ...SAVED, lines: [LINE, { ...LINE, lineId: "l2", itemId: "table" }] };
    expect(keepSeen(more, goods).items).toMatchObject({
      chair: { unitPrice: 18_10 },
      table: { unitPrice: 99_00 },
    });
  });
});
