import { describe, expect, test } from "bun:test";
import { knownWords, newWords } from "#domain/imports/notices.ts";
import { vocabularyOf } from "#domain/imports/read-cell.ts";

const vocabulary = {
  category: vocabularyOf([["Mobiliário", "furniture"]]),
  unitMetric: vocabularyOf([["unidade", "unit"]]),
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
  ])("%s (desk 23)", (_, values, found) => {
    expect(newWords(values, known)).toEqual(found);
  });
});
