import { describe, expect, test } from "bun:test";
import { searchServices, sortedGroups } from "#src/features/orders/wizard/services/service-groups.ts";
import { CHAIR, SCREEN } from "#tests/domain/orders/kinds/goods.ts";

const CABLE = { ...SCREEN, id: "cable", title_pt: "Ábaco", title_en: "Wire" };

describe("the services under their categories", () => {
  test("come known categories first, those without one last", () => {
    const tent = { ...CHAIR, id: "tent", category: "Tendas" };
    expect(sortedGroups([CHAIR, tent, SCREEN], "en").map(({ category }) => category)).toEqual([
      "audiovisual",
      "Tendas",
      "default",
    ]);
  });

  test("are sorted by title in the reader's language, accents where they belong", () => {
    const ids = (locale: "pt" | "en") => sortedGroups([SCREEN, CABLE], locale)[0]?.items.map(({ id }) => id);
    expect(ids("pt")).toEqual(["cable", "screen"]);
    expect(ids("en")).toEqual(["screen", "cable"]);
  });
});

describe("a search", () => {
  const matchesSearch = searchServices([]);

  test.each(["", "  ", "cadeira", "CHAIR", "acai", "AÇAÍ", "chair açaí", "wood"])(
    "for “%s” finds the chair",
    (search) => expect(matchesSearch(CHAIR, search)).toBe(true),
  );

  test.each(["screen", "chair screen", "flowers", "furniture", "unit"])("for “%s” does not", (search) =>
    expect(matchesSearch(CHAIR, search)).toBe(false),
  );

  test.each(["flores", "FLOWERS", "bunches cadeira"])(
    "for “%s” finds what has such words of its own",
    (search) => {
      const own = [
        { field: "category_en", key: "Flores", text: "Flowers" },
        { field: "units_en", key: "maço", text: "bunches" },
      ] as const;
      const item = { ...CHAIR, category: "Flores", unitMetric: "maço" };
      expect(searchServices(own)(item, search)).toBe(true);
    },
  );
});
