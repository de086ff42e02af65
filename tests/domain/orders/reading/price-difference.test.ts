import { expect, test } from "bun:test";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { priceDifference } from "#domain/orders/reading/price-difference.ts";
import { GOODS } from "../kinds/goods.ts";

const [ITEM] = GOODS.items;
if (!ITEM) throw new Error("nothing is on offer");
const LINE = { lineId: "l1", itemId: ITEM.id, quantity: 2, periodOfUse: 3, notes: "" };
const COST = 6 * ITEM.unitPrice;

function refusedAt(total: number, more: { spaceAmount?: number; lines?: Record<string, number> }) {
  const lines = Object.entries(more.lines ?? {}).map(([lineId, price]) => {
    return { lineId, title_pt: "Item", title_en: "Item", seen: null, price };
  });
  return { seenTotal: 0, total, spaceAmount: more.spaceAmount ?? 0, lines };
}

test("a price that changed stands beside what was on the screen, line by line; what is the same is counted", () => {
  const draft: OrderDraft = {
    ...emptyDraft("s1"),
    orderType: "CUSTOM_SERVICES",
    lines: [LINE, { ...LINE, lineId: "l2" }],
  };
  const refused = refusedAt(500_00, { lines: { l1: 400_00, l2: COST, l3: 7_50 } });
  expect(priceDifference(refused, draft, GOODS)).toEqual({
    lines: [
      { lineId: "l1", title_pt: "Item", title_en: "Item", before: COST, now: 400_00 },
      { lineId: "l3", title_pt: "Item", title_en: "Item", before: null, now: 7_50 },
    ],
    same: 1,
    space: null,
    before: 0,
    now: 500_00,
  });
});

test("the space of a custom stand, which is no line, stands beside its old price; that of a package is in its line", () => {
  const goods = { ...GOODS, sizeM2: 10, customSpacePerM2: 300_00 };
  const custom: OrderDraft = { ...emptyDraft("s1"), orderType: "CUSTOM" };
  const dearer = priceDifference(refusedAt(3_100_00, { spaceAmount: 3_100_00 }), custom, goods);
  expect(dearer.space).toEqual({ before: 3_000_00, now: 3_100_00 });
  expect(priceDifference(refusedAt(3_100_00, { spaceAmount: 3_000_00 }), custom, goods).space).toBeNull();
  const standard: OrderDraft = {
    ...emptyDraft("s1"),
    orderType: "STANDARD",
    selectedStandardStandId: "BRONZE",
  };
  const refused = refusedAt(9_000_00, { spaceAmount: 9_000_00, lines: { package: 9_000_00 } });
  expect(priceDifference(refused, standard, goods).space).toBeNull();
});
