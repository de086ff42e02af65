import { expect, test } from "bun:test";
import { isSameService, servicePrices } from "#domain/custom-services/prices.ts";
import { brokenRules } from "../broken-rules.ts";

test("a custom service is priced from 0, or left unpriced; an empty list prices nothing", () => {
  const priced = (unitPrice: unknown) => ({ services: [{ lineId: "l1", unitPrice }] });
  expect(brokenRules(servicePrices, priced(0))).toEqual([]);
  expect(brokenRules(servicePrices, priced(null))).toEqual([]);
  expect(brokenRules(servicePrices, priced(-1))).toEqual(["services.0.unitPrice: unitPriceMin"]);
  expect(brokenRules(servicePrices, { services: [] })).toEqual(["services: required"]);
});

test("a service is the same while its price, figures and note are", () => {
  const read = { unitPrice: null, quantity: 1, periodOfUse: 1, notes: "" };
  expect(isSameService(read, { ...read })).toBe(true);
  for (const now of [{ unitPrice: 0 }, { quantity: 2 }, { periodOfUse: 2 }, { notes: "x" }]) {
    expect(isSameService(read, { ...read, ...now })).toBe(false);
  }
});
