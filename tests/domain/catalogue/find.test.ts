import { expect, test } from "bun:test";
import { searchItems } from "#domain/catalogue/find.ts";

function itemSaying(title_pt: string) {
  const words = { title_pt, title_en: "", description_pt: "", description_en: "" };
  const sold = { category: "", unitMetric: "", unitPriceCents: 0, status: "ACTIVE" as const };
  return { id: "", ...words, ...sold, imageFileId: null, updatedAt: new Date(0) };
}

const TITLE = "Mesa de reunião, mês a mês: 12 cadeiras e 120 mesas";
const WORDS = ["mesa", "de", "reuniao", "mes", "a", "12", "cadeiras", "e", "120", "mesas"];

test("an item is found by the beginnings of its words, and by nothing else", () => {
  const item = itemSaying(TITLE);
  const letters = [..."abcdemnorsu120"];
  const asked = [...WORDS, ...WORDS.map((word) => `${word}s`), ...letters];
  const beginnings = asked.flatMap((word) => [1, 2, 3, 4].map((length) => word.slice(0, length)));
  for (const search of [...asked, ...beginnings]) {
    expect([search, searchItems(search)(item)]).toEqual([
      search,
      WORDS.some((word) => word.startsWith(search)),
    ]);
  }
  expect(searchItems("REUNIÃO mes 12")(item)).toBe(true);
  expect(searchItems("reuniao zinco")(item)).toBe(false);
  expect(searchItems("a")(itemSaying(""))).toBe(false);
});

test("a script without spaces is found by any part of it", () => {
  expect(searchItems("会议")(itemSaying("木制会议桌"))).toBe(true);
});

test("an item is found by what its own category and unit are called in either language", () => {
  const item = { ...itemSaying("Buquê"), category: "Flores", unitMetric: "maço" };
  const search = (typed: string) =>
    searchItems(typed, [
      { field: "category_en", key: "Flores", text: "Flowers" },
      { field: "units_en", key: "maço", text: "Bunches" },
      { field: "unit_en", key: "ramo", text: "branch" },
    ])(item);
  expect(["flow", "BUNCHES buque", "flores"].filter(search)).toHaveLength(3);
  expect(["branch", "flowers sofa"].filter(search)).toEqual([]);
});
