import { describe, expect, test } from "bun:test";
import {
  firstIncomplete,
  linesOf,
  missingOn,
  priceDraft,
  standDiscountOf,
} from "#domain/orders/kinds/content.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { findPricedPackage } from "#domain/orders/draft/goods.ts";
import { lineToSend } from "#domain/orders/lines/ordered-line.ts";
import { GOODS } from "./goods.ts";

const LINE = {
  lineId: "screen",
  itemId: "screen",
  quantity: 2,
  periodOfUse: 12,
  notes: "Na entrada",
};
const FIFTEEN = [
  "category",
  "description",
  "description_en",
  "description_pt",
  "isCustomService",
  "itemId",
  "notes",
  "periodOfUse",
  "quantity",
  "title",
  "title_en",
  "title_pt",
  "totalPrice",
  "unitMetric",
  "unitPrice",
];

function draft(more: Partial<OrderDraft> = {}): OrderDraft {
  return {
    ...emptyDraft("s1"),
    orderType: "STANDARD",
    selectedStandardStandId: "BRONZE",
    ...more,
  };
}

describe("a screen of a standard stand", () => {
  test("asks for a package that has its prices (WIZ-24)", () => {
    const missing = [{ path: "selectedStandardStandId", key: "packageRequired" as const }];
    for (const id of [null, "GOLD", "PLATINUM"]) {
      expect(missingOn("selectStand", draft({ selectedStandardStandId: id }), GOODS)).toEqual(missing);
    }
    expect(missingOn("selectStand", draft(), GOODS)).toEqual([]);
  });

  test("may have no service at all, but no line of it may be broken", () => {
    expect(missingOn("additionalServices", draft(), GOODS)).toEqual([]);
    const broken = draft({
      lines: [LINE, { ...LINE, lineId: "chair", itemId: "chair", quantity: 0 }],
    });
    expect(missingOn("additionalServices", broken, GOODS).map(({ path }) => path)).toEqual([
      "lines.chair.quantity",
    ]);
  });

  test("that is incomplete is found before the order is sent, and none beyond the last one asked for", () => {
    const withoutStand = draft({ selectedStandardStandId: null });
    expect(firstIncomplete(withoutStand, GOODS)).toBe(1);
    expect(firstIncomplete(withoutStand, GOODS, 0)).toBeUndefined();
    expect(firstIncomplete(draft({ lines: [{ ...LINE, quantity: null }] }), GOODS)).toBe(2);
    expect(firstIncomplete(draft({ lines: [LINE] }), GOODS)).toBeUndefined();
  });
});

describe("the price of what was filled in", () => {
  test("names what the team took off the stand, for that package alone", () => {
    const [line] = linesOf(draft(), GOODS);
    if (!line) throw new Error("no package");
    const had = { ...line, discountPercent: 10 };
    const sent = { lines: [had], extraServices: null, briefing: null, structure: 0, isStructurePriced: true };
    const goods = { ...GOODS, sent };
    expect(standDiscountOf(draft(), goods)).toEqual({
      percent: 10,
      space: 10_000_00,
      structure: 5_050_00,
      discount: 1_505_00,
    });
    expect(priceDraft(draft(), goods).total).toBe(13_545_00);
    expect(standDiscountOf(draft(), GOODS)).toBeUndefined();
    expect(standDiscountOf(draft({ selectedStandardStandId: "GOLD" }), goods)).toBeUndefined();
  });

  test("is its stand and its lines, in cents", () => {
    const { standValue, total } = priceDraft(draft({ lines: [LINE] }), GOODS);
    expect([standValue, total]).toEqual([15_050_00, 18_530_00]);
  });

  test("leaves out a line that is being typed, an item not offered and a package without prices", () => {
    const lines = [
      LINE,
      { ...LINE, lineId: "chair", itemId: "chair", quantity: null },
      { ...LINE, lineId: "gone", itemId: "gone" },
    ];
    expect(priceDraft(draft({ lines }), GOODS).total).toBe(18_530_00);
    expect(priceDraft(draft({ selectedStandardStandId: "GOLD" }), GOODS).total).toBe(0);
    expect(findPricedPackage(GOODS, "GOLD")).toBeUndefined();
  });
});

describe("the lines of an order", () => {
  const chairs = {
    lineId: "chair",
    itemId: "chair",
    quantity: 1,
    periodOfUse: 1,
    notes: "",
  };
  const chosen = draft({
    lines: [LINE, chairs, { ...LINE, lineId: "gone", itemId: "gone" }],
  });

  test("are the package first, then what was chosen and is offered", () => {
    const lines = linesOf(chosen, GOODS).map((line) => lineToSend(line, "pt"));
    expect(lines.map(({ itemId, title, totalPrice }) => [itemId, title, totalPrice])).toEqual([
      ["BRONZE", "Bronze", 15_050],
      ["screen", "Monitor", 3_480],
      ["chair", "Cadeira", 18.1],
    ]);
    expect(lines[1]).toMatchObject({
      quantity: 2,
      periodOfUse: 12,
      notes: "Na entrada",
    });
  });

  test("travel with the fifteen keys and a sixteenth, their own name, the package too (WIZ-58)", () => {
    const lines = linesOf(chosen, GOODS).map((line) => lineToSend(line, "en"));
    const keys = [...FIFTEEN, "lineId"].toSorted();
    for (const line of lines) expect(Object.keys(line).toSorted()).toEqual(keys);
    expect(lines.map(({ lineId }) => lineId)).toEqual(["package", "screen", "chair"]);
    expect(FIFTEEN).toHaveLength(15);
  });

  test("have the category default when the item has none (WIZ-59), and a total reckoned in cents (WIZ-47)", () => {
    const cheap = {
      ...GOODS,
      items: GOODS.items.map((item) => ({ ...item, unitPrice: 19_99 })),
    };
    const [line] = linesOf(
      draft({
        lines: [{ ...chairs, quantity: 3 }],
        selectedStandardStandId: null,
      }),
      cheap,
    );
    expect(line && lineToSend(line, "en")).toMatchObject({
      category: "default",
      unitPrice: 19.99,
      totalPrice: 59.97,
    });
  });

  test("hold no stand while no package with prices is chosen", () => {
    for (const selectedStandardStandId of [null, "GOLD"]) {
      const lines = linesOf({ ...chosen, selectedStandardStandId }, GOODS);
      expect(lines.map(({ itemId }) => itemId)).toEqual(["screen", "chair"]);
    }
  });
});
