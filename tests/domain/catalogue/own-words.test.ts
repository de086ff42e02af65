import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import {
  isOwn,
  type OwnWord,
  partWords,
  unitWord,
  withChangedWords,
  withoutEmptyWords,
  wordsOfItem,
} from "#domain/catalogue/own-words.ts";
import { itemInput, itemUpdate } from "#domain/catalogue/schema.ts";

const WORDS: readonly OwnWord[] = [
  { field: "unit_en", key: "ponto", text: "socket" },
  { field: "units_en", key: "ponto", text: "sockets" },
  { field: "units_pt", key: "ponto", text: "pontos" },
  { field: "unit_en", key: "lote", text: "batch" },
  { field: "category_en", key: "Flores", text: "Flowers" },
];

describe("a category or unit of the team's own", () => {
  test("is none that the portal has words for", () => {
    expect(["furniture", "default", "", "Flores", "toString"].map((key) => isOwn("category", key))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(["unit", " day ", "ponto"].map((key) => isOwn("unitMetric", key))).toEqual([false, false, true]);
  });

  test.each([
    ["ponto", 1, "ponto", "socket"],
    ["ponto", 2, "pontos", "sockets"],
    [" ponto ", 0, "pontos", "sockets"],
    ["lote", 2, "lote", "batch"],
    ["m²", 2, "m²", "m²"],
    ["unit", 2, "unit", "unit"],
  ])("%s, %d of it, is said in both languages", (unit, quantity, pt, en) => {
    const said = { unit, quantity };
    expect([unitWord(WORDS, said, "pt"), unitWord(WORDS, said, "en")]).toEqual([pt, en]);
  });

  test("brings its words along with an item", () => {
    expect(wordsOfItem(WORDS, { category: "Flores", unitMetric: "ponto" })).toEqual({
      category_pt: "",
      category_en: "Flowers",
      unit_pt: "",
      units_pt: "pontos",
      unit_en: "socket",
      units_en: "sockets",
    });
  });
});

const ITEM = { title_pt: "Buquê", unitMetric: "maço", category: "Flores", unitPrice: 1 };
const SAID = { category_pt: " Flores ", category_en: "Flowers", unit_en: "", units_en: "bunches" };

describe("the words of an item's category and unit", () => {
  test("are taken of what is the team's own, of a new item where they say something", () => {
    const input = v.parse(itemInput, { ...ITEM, ...SAID });
    expect(input).toMatchObject({ category_pt: "Flores", category_en: "Flowers", units_en: "bunches" });
    expect(Object.keys(input)).not.toContain("unit_pt");
    expect(Object.keys(withoutEmptyWords(input))).not.toContain("unit_en");
  });

  const BEFORE = { ...ITEM, category_en: "Flower", unit_en: "bunch", units_en: "bunches" };
  const sent = (typed: object) => {
    const { words } = partWords(withChangedWords(BEFORE, { ...BEFORE, ...typed }));
    return Object.fromEntries(Object.entries(words).filter(([, text]) => text !== undefined));
  };

  test.each([
    ["nothing", {}, {}],
    ["one mended", { category_en: "Flowers" }, { category_en: "Flowers" }],
    ["one taken back", { units_en: "" }, { units_en: "" }],
    ["another category", { category: "Plantas", category_en: "Plants" }, { category_en: "Plants" }],
    ["another unit without words", { unitMetric: "vaso", unit_en: "", units_en: "" }, {}],
  ])("are sent from the form of a stored item where they were changed: %s", (_, typed, words) => {
    expect(sent(typed)).toEqual(words);
  });

  test("are left out of what the portal has words for", () => {
    const known = { ...ITEM, ...SAID, category: "furniture", unitMetric: "set" };
    const update = v.parse(itemUpdate, { ...known, id: "a", version: 1, status: "ACTIVE" });
    for (const parsed of [v.parse(itemInput, known), update]) {
      expect(Object.keys(parsed).filter((name) => name in SAID)).toEqual([]);
    }
  });

  test("have a length", () => {
    const found = v.safeParse(itemInput, { ...ITEM, category_en: "x".repeat(81), unit_en: "x".repeat(61) });
    expect(found.issues?.map(({ path }) => path?.[0]?.key)).toEqual(["category_en", "unit_en"]);
  });
});
