import { describe, expect, test } from "bun:test";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft.ts";
import {
  findOrderablePackage,
  firstOpenStep,
  lineIssues,
  openScreenAt,
  priceDraft,
  priceStand,
  screenIssues,
} from "#src/features/orders/wizard/wizard-rules.ts";
import { BRONZE, ITEMS, PACKAGES } from "./offer.ts";

const LINE = { itemId: "screen", quantity: 2, periodOfUse: 12, notes: "" };

function draft(more: Partial<OrderDraft> = {}): OrderDraft {
  return { ...emptyDraft("s1"), orderType: "STANDARD", selectedStandardStandId: "BRONZE", ...more };
}

test("the screens of a standard order are the four that can be filled in", () => {
  const screens = [0, 1, 2, 3].map((step) => openScreenAt("STANDARD", step));
  expect(screens).toEqual(["orderType", "selectStand", "additionalServices", "confirmData"]);
});

describe("a line", () => {
  test("is complete with a quantity and days", () => {
    expect(lineIssues(LINE)).toEqual([]);
  });

  test("names what is broken under its item", () => {
    const paths = (line: Partial<typeof LINE> | object) =>
      lineIssues({ ...LINE, ...line }).map(({ path, key }) => `${path}: ${key}`);
    expect(paths({ quantity: 0 })).toEqual(["lines.screen.quantity: quantityMin"]);
    expect(paths({ quantity: 101 })).toEqual(["lines.screen.quantity: quantityMax"]);
    expect(lineIssues({ ...LINE, quantity: null, periodOfUse: null }).map(({ path }) => path)).toEqual([
      "lines.screen.quantity",
      "lines.screen.periodOfUse",
    ]);
  });
});

describe("a screen", () => {
  test("of the stand asks for a package that has its prices", () => {
    const missing = [{ path: "selectedStandardStandId", key: "packageRequired" as const }];
    for (const id of [null, "GOLD", "PLATINUM"]) {
      expect(screenIssues("selectStand", draft({ selectedStandardStandId: id }), PACKAGES)).toEqual(missing);
    }
    expect(screenIssues("selectStand", draft(), PACKAGES)).toEqual([]);
  });

  test("of the services may stay empty, but no line of it may be broken", () => {
    expect(screenIssues("additionalServices", draft(), PACKAGES)).toEqual([]);
    const broken = draft({ lines: [LINE, { ...LINE, itemId: "chair", quantity: 0 }] });
    expect(screenIssues("additionalServices", broken, PACKAGES).map(({ path }) => path)).toEqual([
      "lines.chair.quantity",
    ]);
  });

  test("that is incomplete is found before the order is sent, and none beyond the last one asked for", () => {
    const withoutStand = draft({ selectedStandardStandId: null });
    expect(firstOpenStep(withoutStand, PACKAGES, 3)).toBe(1);
    expect(firstOpenStep(withoutStand, PACKAGES, 0)).toBeUndefined();
    expect(firstOpenStep(draft({ lines: [{ ...LINE, quantity: null }] }), PACKAGES, 3)).toBe(2);
    expect(firstOpenStep(draft({ lines: [LINE] }), PACKAGES, 3)).toBeUndefined();
  });
});

describe("the price", () => {
  test("of a stand is both rates times the size", () => {
    expect(priceStand({ ...BRONZE, spacePerM2: 100, structurePerM2: 50.5 }, 100)).toBe(15_050_00);
    expect(findOrderablePackage(PACKAGES, "BRONZE")?.id).toBe("BRONZE");
    expect(findOrderablePackage(PACKAGES, "GOLD")).toBeUndefined();
    expect(findOrderablePackage(PACKAGES, null)).toBeUndefined();
  });

  test("of a draft is its stand and its lines, in cents", () => {
    const { standValue, total } = priceDraft(draft({ lines: [LINE] }), 100, ITEMS, PACKAGES);
    expect([standValue, total]).toEqual([15_050_00, 18_530_00]);
  });

  test("leaves out a line that is being typed, an item no longer offered and a package without prices", () => {
    const lines = [LINE, { ...LINE, itemId: "chair", quantity: null }, { ...LINE, itemId: "gone" }];
    expect(priceDraft(draft({ lines }), 100, ITEMS, PACKAGES).total).toBe(18_530_00);
    expect(priceDraft(draft({ selectedStandardStandId: "GOLD" }), 100, ITEMS, PACKAGES).total).toBe(0);
  });
});
