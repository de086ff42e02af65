import { describe, expect, test } from "bun:test";
import type { Cells } from "#domain/imports/columns.ts";
import {
  catalogueOf,
  type KnownItem,
  nameSameItems,
  planRow,
  type PlannedRow,
} from "#domain/imports/plan.ts";
import type { RowProblem } from "#domain/imports/problems.ts";
import { vocabularyOf, withWordsOf } from "#domain/imports/read-cell.ts";
import type { Locale } from "#domain/locales.ts";

const SOFA: KnownItem = {
  id: "sofa",
  version: 3,
  title_pt: "Sofá",
  title_en: "Sofa",
  description_pt: "=de juta",
  description_en: "",
  category: "furniture",
  unitMetric: "unit",
  unitPeriod: "once",
  unitPrice: 1450.5,
  status: "ACTIVE",
};
const vocabulary = {
  category: vocabularyOf([["Mobiliário", "furniture"]]),
  unitMetric: vocabularyOf([["unidade", "unit"]]),
  unitPeriod: vocabularyOf([
    ["uma vez", "once"],
    ["por dia", "perDay"],
  ]),
  status: vocabularyOf([
    ["Ativo", "ACTIVE"],
    ["Rascunho", "DRAFT"],
  ]),
};

function plan(rows: readonly Cells[], notation: Locale = "pt"): PlannedRow[] {
  const catalogue = catalogueOf([SOFA], { notation, vocabulary });
  const planned = rows.map((cells, at) =>
    planRow({ row: at + 2, cells, misfit: null, isLeftOut: false }, catalogue),
  );
  return nameSameItems(planned);
}

function planOne(cells: Cells, notation?: Locale): PlannedRow {
  const [planned] = plan([cells], notation);
  if (!planned) throw new Error("no row");
  return planned;
}

const saysOf = ({ problems }: PlannedRow) =>
  problems.map((problem) => `${problem.column}: ${problem.code === "rule" ? problem.key : problem.code}`);

describe("a row with an id (CAT-11)", () => {
  test.each<[string, Cells, PlannedRow["outcome"], object | null]>([
    ["changes only the columns that came", { unitPrice: "99,9" }, "change", { unitPrice: 99.9 }],
    ["leaves what has an empty cell", { title_pt: " ", unitPrice: "10" }, "change", { unitPrice: 10 }],
    ["clears by an explicit word", { title_en: "[vazio]" }, "change", { title_en: "" }],
    ["clears in either language", { description_pt: " [Empty] " }, "change", { description_pt: "" }],
    ["of a cleared category is under the others", { category: "[empty]" }, "change", { category: "default" }],
    ["changes nothing by what is there", { title_pt: "Sofá", unitPrice: "1450,50" }, "unchanged", {}],
    ["knows an export's apostrophe", { description_pt: "'=de juta" }, "unchanged", {}],
    [
      "takes the apostrophe off what is new",
      { description_en: "'=jute" },
      "change",
      { description_en: "=jute" },
    ],
    ["knows the words of the screens", { category: "mobiliario", unitMetric: "Unidade" }, "unchanged", {}],
    ["knows a status by its word", { status: "rascunho" }, "change", { status: "DRAFT" }],
    ["knows once and per day by their words", { unitPeriod: "Uma vez" }, "unchanged", {}],
    ["changes what was had once", { unitPeriod: "perDay" }, "change", { unitPeriod: "perDay" }],
    ["trims what it changes", { title_pt: "  Poltrona " }, "change", { title_pt: "Poltrona" }],
  ])("%s", (_, cells, outcome, values) => {
    const planned = planOne({ id: "sofa", ...cells });
    expect(planned).toMatchObject({ outcome, item: { id: "sofa", version: 3 } });
    expect<object | null>(planned.values).toEqual(values);
  });
});

describe("the words of a category or unit of the team's own (D4)", () => {
  const FERN = { ...SOFA, id: "fern", title_pt: "Samambaia", category: "Plantas", category_en: "Plants" };
  const words = [{ field: "category_en", key: "Plantas", text: "Plants" }] as const;
  const catalogue = catalogueOf([SOFA, FERN], {
    notation: "pt",
    vocabulary: withWordsOf(words, vocabulary),
  });
  const planIn = (cells: Cells) => planRow({ row: 2, cells, misfit: null, isLeftOut: false }, catalogue);

  test.each<[string, Cells, PlannedRow["outcome"], object | null]>([
    ["are changed", { category_en: "Greenery" }, "change", { category_en: "Greenery" }],
    ["stay where they are the same", { category: "Plantas", category_en: "Plants" }, "unchanged", {}],
    ["find it", { category: "plants" }, "unchanged", {}],
    [
      "come with a new one",
      { unitMetric: "vaso", units_pt: "vasos" },
      "change",
      { unitMetric: "vaso", units_pt: "vasos" },
    ],
    ["are none of one of the portal", { unit_en: "piece" }, "unchanged", {}],
  ])("%s", (_, cells, outcome, values) => {
    const planned = planIn({ id: "fern", ...cells });
    expect<object>([planned.outcome, planned.values]).toEqual([outcome, values]);
  });

  test("are taken back by an emptied cell, and make no second item", () => {
    expect(planIn({ id: "fern", category_en: "[vazio]" })).toMatchObject({
      outcome: "change",
      values: { category_en: "" },
    });
    const same: Cells = {
      title_pt: "Samambaia",
      category: "Plants",
      unitMetric: "unit",
      unitPrice: "1450,5",
    };
    expect(planIn({ ...same, unit_en: "piece" }).outcome).toBe("unchanged");
  });
});

describe("a row without an id", () => {
  const chair: Cells = { id: "", title_pt: "Cadeira", unitMetric: "unidade", unitPrice: "12,5" };

  test("is a new item, whole", () => {
    expect(planOne(chair)).toMatchObject({
      outcome: "create",
      item: null,
      title: "Cadeira",
      values: {
        title_pt: "Cadeira",
        title_en: "",
        category: "default",
        unitMetric: "unit",
        unitPrice: 12.5,
        status: "ACTIVE",
      },
    });
  });

  test("that the catalogue has already makes no second one", () => {
    const same: Cells = { title_pt: "SOFA", category: "furniture", unitMetric: "unit", unitPrice: "1450,5" };
    expect(planOne({ ...same, title_pt: "Sofá" })).toMatchObject({
      outcome: "unchanged",
      item: { id: "sofa" },
    });
    const other = planOne({ ...same, unitPrice: "20" });
    expect(other.outcome).toBe("refused");
    expect(other.problems).toEqual([{ code: "itemExists", column: "id", itemId: "sofa" }]);
    expect(planOne({ ...same, unitMetric: "set" }).outcome).toBe("create");
  });
});

describe("a row is refused with every reason, named by its column", () => {
  test.each<[string, Cells, string[]]>([
    ["an id that nobody knows", { id: "gone", title_pt: "x" }, ["id: itemUnknown"]],
    ["no title", { title_pt: "", unitMetric: "unit", unitPrice: "1" }, ["title_pt: titleRequired"]],
    [
      "neither unit nor price",
      { title_pt: "a" },
      ["unitMetric: unitMetricRequired", "unitPrice: amountInvalid"],
    ],
    ["a price below zero", { id: "sofa", unitPrice: "-1" }, ["unitPrice: unitPriceMin"]],
    [
      "a price that is none",
      { title_pt: "a", unitMetric: "unit", unitPrice: "dez" },
      ["unitPrice: amountInvalid"],
    ],
    ["a status that is none", { id: "sofa", status: "SOLD" }, ["status: choice"]],
    [
      "several",
      { id: "sofa", unitPrice: "dez", status: "SOLD" },
      ["unitPrice: amountInvalid", "status: choice"],
    ],
    ["bad bytes", { id: "sofa", title_pt: "Sof\uFFFD" }, ["title_pt: badBytes"]],
    ["what cannot be without", { id: "sofa", unitPrice: "[vazio]" }, ["unitPrice: notClearable"]],
    [
      "both titles cleared",
      { id: "sofa", title_pt: "[vazio]", title_en: "[vazio]" },
      ["title_pt: titleRequired"],
    ],
    ["a title too long", { id: "sofa", title_pt: "t".repeat(201) }, ["title_pt: textTooLong"]],
  ])("%s (CAT-12 to CAT-14)", (_, cells, problems) => {
    const planned = planOne(cells);
    expect(planned.outcome).toBe("refused");
    expect(saysOf(planned)).toEqual(problems);
  });

  test("more cells than columns, as a comma in a price makes them", () => {
    const catalogue = catalogueOf([SOFA], { notation: "en", vocabulary });
    const row = {
      row: 2,
      cells: { id: "sofa", unitPrice: "12" },
      misfit: { found: 3, columns: 2 },
      isLeftOut: false,
    };
    const tooMany: RowProblem = { code: "tooManyCells", column: null, found: 3, columns: 2 };
    expect(planRow(row, catalogue)).toMatchObject({ outcome: "refused", problems: [tooMany] });
  });
});

test.each<[string, Locale, number | "amountInvalid"]>([
  ["1.450,75", "pt", 1450.75],
  ["1,450.75", "pt", 1450.75],
  ["1450.25", "pt", 1450.25],
  ["1450,75", "en", 1450.75],
  ["US$ 12", "en", 12],
  ["1.450", "pt", 1450],
  ["1.450", "en", "amountInvalid"],
])("a price %s in the notation of %s is %s (CAT-14)", (unitPrice, notation, price) => {
  const planned = planOne({ id: "sofa", unitPrice }, notation);
  const found = planned.values?.unitPrice ?? saysOf(planned)[0]?.replace("unitPrice: ", "");
  expect<unknown>(found).toBe(price);
});

describe("rows about the same item", () => {
  test("name each other, by their id or by what they are called, and none is done", () => {
    const stool: Cells = { title_pt: "Banco", unitMetric: "unit", unitPrice: "1" };
    const rows = plan([
      { id: "sofa", unitPrice: "1" },
      stool,
      { id: "sofa", unitPrice: "2" },
      { ...stool, title_pt: "banco", title_en: "Stool" },
      { ...stool, unitMetric: "set" },
    ]);
    expect(rows.map(({ outcome }) => outcome)).toEqual([
      "refused",
      "refused",
      "refused",
      "refused",
      "create",
    ]);
    expect(rows.slice(0, 4).map(({ problems }) => problems)).toEqual([
      [{ code: "sameItem", column: "id", rows: [4] }],
      [{ code: "sameItem", column: "title_pt", rows: [5] }],
      [{ code: "sameItem", column: "id", rows: [2] }],
      [{ code: "sameItem", column: "title_pt", rows: [3] }],
    ]);
  });

  test("are one when the other is left out", () => {
    const catalogue = catalogueOf([SOFA], { notation: "pt", vocabulary });
    const rows = ["1", "2"].map((unitPrice, at) =>
      planRow({ row: at, cells: { id: "sofa", unitPrice }, misfit: null, isLeftOut: at === 0 }, catalogue),
    );
    expect(nameSameItems(rows).map(({ outcome }) => outcome)).toEqual(["leftOut", "change"]);
  });
});
