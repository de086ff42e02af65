import { describe, expect, test } from "bun:test";
import { emptyDraft } from "#domain/orders/draft.ts";
import { toLines } from "#src/features/orders/wizard/new-order.tsx";
import { ITEMS, PACKAGES } from "./offer.ts";

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

const draft = {
  ...emptyDraft("s1"),
  selectedStandardStandId: "BRONZE",
  lines: [
    { itemId: "screen", quantity: 2, periodOfUse: 12, notes: "Na entrada" },
    { itemId: "chair", quantity: null, periodOfUse: null, notes: "" },
    { itemId: "gone", quantity: 1, periodOfUse: 1, notes: "" },
  ],
};

describe("the lines of an order as they travel", () => {
  test("have exactly the fifteen keys, the package's own too (WIZ-58)", () => {
    const lines = toLines(draft, ITEMS, PACKAGES, 100, "en");
    for (const line of lines) expect(Object.keys(line).toSorted()).toEqual(FIFTEEN);
    expect(FIFTEEN).toHaveLength(15);
  });

  test("are the package first, then what was chosen and is still offered", () => {
    const lines = toLines(draft, ITEMS, PACKAGES, 100, "pt");
    expect(lines.map(({ itemId, title, totalPrice }) => [itemId, title, totalPrice])).toEqual([
      ["BRONZE", "Bronze", 15_050],
      ["screen", "Monitor", 3_480],
      ["chair", "Cadeira", 18.1],
    ]);
    expect(lines[1]).toMatchObject({ quantity: 2, periodOfUse: 12, notes: "Na entrada" });
  });

  test("give an item without a category the default one, and a quantity left open one piece for a day", () => {
    const [, , chair] = toLines(draft, ITEMS, PACKAGES, 100, "en");
    expect(chair).toMatchObject({ category: "default", quantity: 1, periodOfUse: 1 });
  });

  test("hold no stand while no package with prices is chosen", () => {
    for (const selectedStandardStandId of [null, "GOLD"]) {
      const lines = toLines({ ...draft, selectedStandardStandId }, ITEMS, PACKAGES, 100, "en");
      expect(lines.map(({ itemId }) => itemId)).toEqual(["screen", "chair"]);
    }
  });
});
