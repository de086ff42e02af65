import { expect, test } from "bun:test";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { allLinesOf, missingOn, priceDraft } from "#domain/orders/kinds/content.ts";
import { brokenAddition, serviceAdditionOf } from "#domain/orders/lines/service-addition.ts";
import { orderDraft } from "#domain/orders/draft/draft.ts";
import { parse } from "valibot";
import { GOODS } from "../kinds/goods.ts";

loadAllLocales();
const { rule } = i18nObject("pt").obstacles;
const NONE = { selectedItems: [], totalValue: 0, totalItems: 0 };
const said = (addition: typeof NONE) =>
  brokenAddition(addition).map(({ key }) => (rule as unknown as Record<string, () => string>)[key]?.());

test("the services of an order are its items, their value and their number, by the price engine (WIZ-48)", () => {
  const lines = [{ itemId: "chair", quantity: 2, periodOfUse: 3, notes: "" }];
  const draft = parse(orderDraft, { orderType: "CUSTOM_SERVICES", lines });
  const price = priceDraft(draft, GOODS);
  const addition = serviceAdditionOf(allLinesOf(draft, GOODS), price);
  expect(Object.keys(addition)).toEqual(["selectedItems", "totalValue", "totalItems"]);
  expect(addition.selectedItems).toEqual([{ itemId: "chair", quantity: 2, periodOfUse: 3 }]);
  expect([addition.totalValue, addition.totalItems]).toEqual([price.extra / 100, 1]);
  expect(addition.totalValue).toBeGreaterThan(0);
  expect(missingOn("descriptionAndServices", draft, GOODS)).toEqual([]);
});

test.each([
  [-1, ["Valor total deve ser maior ou igual a zero"]],
  [0, []],
])("a total value of %d says so (WIZ-49)", (totalValue, sentences) => {
  expect(said({ ...NONE, totalValue })).toEqual(sentences);
});

test.each([
  [-1, ["Total de itens deve ser maior ou igual a zero"]],
  [0, []],
])("%d items say so (WIZ-50)", (totalItems, sentences) => {
  expect(said({ ...NONE, totalItems })).toEqual(sentences);
});
