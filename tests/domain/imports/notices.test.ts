import { describe, expect, test } from "bun:test";
import { knownWords, lackedLanguages, newWords } from "#domain/imports/notices.ts";
import { vocabularyOf } from "#domain/imports/read-cell.ts";

const vocabulary = {
  category: vocabularyOf([["Mobiliário", "furniture"]]),
  unitMetric: vocabularyOf([["unidade", "unit"]]),
  unitPeriod: vocabularyOf([["uma vez", "once"]]),
  status: vocabularyOf([["Ativo", "ACTIVE"]]),
};
const known = knownWords(vocabulary, [{ category: "Palcos", unitMetric: "m²" }]);

describe("a category or unit is new", () => {
  test.each<[string, Parameters<typeof newWords>[0], ReturnType<typeof newWords>]>([
    ["not where nothing is written", { unitPrice: 3 }, []],
    ["not of those that the portal has words for", { category: "furniture", unitMetric: "unit" }, []],
    ["not of those that items have", { category: "Palcos", unitMetric: "m²" }, []],
    ["misspelt", { category: "furnitur", unitMetric: "unit" }, ["category"]],
    ["written otherwise", { category: "palcos" }, ["category"]],
    ["both at once", { category: "audiovisuel", unitMetric: "metre cubed" }, ["category", "unitMetric"]],
  ])("%s", (_, values, found) => {
    expect(newWords(values, known)).toEqual(found);
  });
});

describe("a language is missing, as in the catalogue", () => {
  const whole = {
    title_pt: "Sofá",
    title_en: "Sofa",
    description_pt: "De juta",
    description_en: "Of jute",
    category: "furniture",
    unitMetric: "unit",
    unitPeriod: "once",
    unitPrice: 1,
    status: "ACTIVE",
  } as const;
  const half = { ...whole, title_en: "", status: "DRAFT" } as const;
  type Row = Parameters<typeof lackedLanguages>;

  test.each<[string, Row[0], Row[1], ReturnType<typeof lackedLanguages>]>([
    ["of a new item that has both, none", whole, undefined, []],
    ["of a new item with one title, the other", half, undefined, ["en"]],
    ["of a new item without a description", { ...whole, description_pt: "" }, undefined, ["pt"]],
    ["of one that goes on offer", { status: "ACTIVE" }, half, ["en"]],
    ["of one whose text is cleared", { description_pt: "" }, whole, ["pt"]],
    ["of one that gets what it lacked, none", { title_en: "Sofa" }, half, []],
    ["of one whose price alone changes, none", { unitPrice: 2 }, half, []],
  ])("%s", (_, values, before, found) => {
    expect(lackedLanguages(values, before)).toEqual(found);
  });
});
