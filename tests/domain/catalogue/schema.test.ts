import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { itemInput, itemUpdate } from "#domain/catalogue/schema.ts";
import { brokenRules } from "../broken-rules.ts";

const CHAIR = { title_pt: "Cadeira", title_en: "Chair", unitMetric: "un", unitPrice: 10 };

describe.each([
  ["a new item", itemInput, CHAIR],
  ["a changed item", itemUpdate, { ...CHAIR, id: "chair", version: 1, status: "ACTIVE" }],
] as const)("%s", (_, schema, item) => {
  test.each<[object, string[]]>([
    [{}, []],
    [{ title_pt: "" }, []],
    [{ title_en: undefined }, []],
    [{ title_pt: " ", title_en: "" }, ["title_pt: titleRequired"]],
    [{ unitMetric: " " }, ["unitMetric: unitMetricRequired"]],
    [{ unitMetric: undefined }, ["unitMetric: unitMetricRequired"]],
    [{ unitPrice: -1 }, ["unitPrice: unitPriceMin"]],
    [{ unitPrice: undefined }, ["unitPrice: unitPriceMin"]],
    [{ unitPrice: "10" }, ["unitPrice: unitPriceMin"]],
    [{ unitPrice: 0 }, []],
    [{ unitPrice: 9.999 }, ["unitPrice: decimals"]],
    [{ unitPrice: 10_000_001 }, ["unitPrice: numberTooLarge"]],
    [{ status: "SOLD" }, ["status: choice"]],
    [{ title_pt: "t".repeat(201) }, ["title_pt: textTooLong"]],
  ])("with %j (CAT-12 to CAT-14)", (change, broken) => {
    expect(brokenRules(schema, { ...item, ...change })).toEqual(broken);
  });
});

test("a changed item needs its id (CAT-11), its version and its status", () => {
  expect(brokenRules(itemUpdate, { ...CHAIR, id: "", version: 1, status: "DRAFT" })).toEqual([
    "id: itemIdRequired",
  ]);
  expect(brokenRules(itemUpdate, { ...CHAIR, id: "chair" })).toEqual([
    "version: required",
    "status: required",
  ]);
});

test("a new item is active, without image, in the default category unless told", () => {
  expect(v.parse(itemInput, CHAIR)).toEqual({
    title_pt: "Cadeira",
    title_en: "Chair",
    description_pt: "",
    description_en: "",
    category: "default",
    unitMetric: "un",
    unitPeriod: "perDay",
    unitPrice: 10,
    status: "ACTIVE",
    imageFileId: null,
  });
});

test.each([
  ["unit", undefined, "once"],
  ["day", undefined, "perDay"],
  ["palco", undefined, "perDay"],
  ["unit", "perDay", "perDay"],
  ["palco", "once", "once"],
])("what is counted by the %s and said to be had %p is had %s", (unitMetric, unitPeriod, expected) => {
  expect(v.parse(itemInput, { ...CHAIR, unitMetric, unitPeriod }).unitPeriod).toBe(expected as "once");
});

test("whether it is had once or per day is one of two", () => {
  expect(brokenRules(itemInput, { ...CHAIR, unitPeriod: "weekly" })).toEqual(["unitPeriod: choice"]);
});

test("an image left out of a change stays as it is", () => {
  const update = v.parse(itemUpdate, { ...CHAIR, id: "chair", version: 1, status: "ACTIVE" });
  expect(update.imageFileId).toBeUndefined();
});
