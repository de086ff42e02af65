import { expect, test } from "bun:test";
import { LOCALES } from "#domain/locales.ts";
import { stepsOf } from "#domain/orders/kinds/steps.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";

loadAllLocales();

/** The labels over the wizard, as they are read. */
const SIMPLE = {
  pt: ["Tipo de pedido", "Descrição e serviços", "Confirmação"],
  en: ["Order type", "Description and services", "Confirmation"],
};

test.each([
  [
    "STANDARD",
    "WIZ-14",
    {
      pt: ["Tipo de pedido", "Escolha do estande", "Serviços adicionais", "Conferir os dados"],
      en: ["Order type", "Select stand", "Additional services", "Confirm data"],
    },
  ],
  [
    "CUSTOM",
    "WIZ-16",
    {
      pt: ["Tipo de pedido", "Briefing", "Serviços adicionais", "Conferir os dados"],
      en: ["Order type", "Briefing", "Additional services", "Confirm data"],
    },
  ],
  ["CUSTOM_SERVICES", "WIZ-19", SIMPLE],
  ["SIMPLE", "WIZ-21", SIMPLE],
])("the steps of %s are labelled in both languages (%s)", (type, _id, labels) => {
  for (const locale of LOCALES) {
    const { step } = i18nObject(locale).wizard;
    expect<string[]>(stepsOf(type).map((id) => step[id]())).toEqual(labels[locale]);
  }
});
