import { describe, expect, test } from "bun:test";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { ORDER_TYPES, type OrderType } from "#domain/orders/type.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { renderContract } from "#server/documents/contract.tsx";
import { composeClauses } from "#server/documents/contract-texts.ts";
import { contractSample, readPdf } from "./samples.ts";

const DESCRIPTION: Record<Locale, string> = { pt: "Um mural de cerâmica.", en: "A ceramic mural." };

/** A contract of an order of this kind, with the clauses that a new portal begins with. */
function sampleOf(type: OrderType, locale: Locale): ContractData {
  const { stand, ...sample } = contractSample(locale, type === "SIMPLE" ? 0 : 2);
  const amounts = { space: 0, structure: 0, extra: 2_000_000, total: 2_000_000 };
  const data = {
    ...sample,
    orderType: type,
    notes: "",
    stand: null,
    ...(type === "SIMPLE" && { amounts, proposal: DESCRIPTION[locale] }),
    ...(type === "CUSTOM_SERVICES" && {
      amounts: { ...sample.amounts, space: 0, structure: 0, total: sample.amounts.extra },
    }),
    ...(!["SIMPLE", "CUSTOM_SERVICES"].includes(type) && { stand }),
  };
  return { ...data, clauses: composeClauses(data, DEFAULT_SETTINGS) };
}

async function print(data: ContractData): Promise<string> {
  return (await readPdf(await renderContract(data))).text;
}

describe("a contract follows what is ordered", () => {
  test.each<[OrderType, Locale, string[]]>([
    ["STANDARD", "pt", ["cede a", "o espaço, entrega o estande e presta os serviços descritos abaixo"]],
    ["STANDARD", "en", ["the space, delivers the stand and provides the services described below"]],
    ["CUSTOM", "pt", ["cede a", "o espaço, entrega o estande", "4. Montagem, funcionamento e desmontagem"]],
    ["STAND", "en", ["the space, delivers the stand", "6. Use of the space and conduct"]],
    ["CUSTOM_SERVICES", "pt", ["fornece a", "os bens e presta os serviços", "4. Entrega, uso e devolução"]],
    ["CUSTOM_SERVICES", "en", ["with the goods and provides the services", "6. Use and conduct on site"]],
    [
      "SIMPLE",
      "pt",
      ["aceita a proposta apresentada por", "Proposta Um mural de cerâmica.", "4. Execução da proposta"],
    ],
    [
      "SIMPLE",
      "en",
      ["accepts the proposal of", "Proposal A ceramic mural.", "4. Performance of the proposal"],
    ],
  ])("of %s in %s it says %p", async (type, locale, parts) => {
    const text = await print(sampleOf(type, locale));
    for (const part of parts) expect(text).toContain(part);
  });

  test.each<[OrderType, Locale, RegExp]>([
    ["CUSTOM_SERVICES", "pt", /estande|espaço|\bcede\b/i],
    ["CUSTOM_SERVICES", "en", /\bstand\b|\bspace\b|\bgrants?\b/i],
    ["SIMPLE", "pt", /estande|espaço|\bcede\b/i],
    ["SIMPLE", "en", /\bstand\b|\bspace\b|\bgrants?\b/i],
  ])("of %s in %s it neither grants a space nor speaks of a stand", async (type, locale, words) => {
    expect((await print(sampleOf(type, locale))).match(words)).toBeNull();
  });

  test.each(ORDER_TYPES.map((type) => [type] as const))(
    "of %s its clauses are numbered from 1 to 13 without a gap",
    async (type) => {
      const text = await print(sampleOf(type, "en"));
      const { clauses } = sampleOf(type, "en");
      const places = (clauses?.items ?? []).map(({ title }, at) => text.indexOf(` ${at + 1}. ${title} `));
      expect(places.length).toBe(13);
      expect(places.every((place, at) => place > (places[at - 1] ?? 0))).toBe(true);
    },
  );
});

describe("the amounts of a proposal are called what they are", () => {
  const divided = (space: number, structure: number, extra: number): ContractData => ({
    ...sampleOf("SIMPLE", "en"),
    amounts: { space, structure, extra, total: space + structure + extra },
    clauses: null,
  });

  test.each<[string, ContractData, string]>([
    ["one that is not divided", divided(0, 0, 900_00), "Value of the proposal USD 900.00 Total USD 900.00"],
    [
      "one with a space and a structure",
      divided(100_00, 200_00, 300_00),
      "Additional services USD 300.00 Space and structure USD 300.00 Additional services USD 300.00 Total USD 600.00",
    ],
    [
      "one with a space alone",
      divided(100_00, 0, 300_00),
      "Additional services USD 300.00 Space USD 100.00 Additional services USD 300.00 Total USD 400.00",
    ],
    [
      "one with a structure alone",
      divided(0, 100_00, 300_00),
      "Additional services USD 300.00 Structure USD 100.00 Additional services USD 300.00 Total USD 400.00",
    ],
  ])("%s", async (_, data, said) => {
    const text = await print(data);
    expect(text).toContain(said);
    expect(text).not.toMatch(/\bStand\b/);
  });
});

test.each(["pt", "en"] as const)(
  "every kind is called on its contract as on the screens: %s",
  async (locale) => {
    const called = {
      pt: ["Bens e serviços adicionais", "Proposta"],
      en: ["Additional goods and services", "Proposal"],
    };
    const words = SERVER_WORDS[locale].orders.type;
    expect([words.CUSTOM_SERVICES.name(), words.SIMPLE.name()].map(String)).toEqual(called[locale]);
    for (const type of ORDER_TYPES) {
      const head = (await print({ ...sampleOf(type, locale), clauses: null })).slice(0, 300);
      expect(head).toContain(words[type].name());
    }
  },
);
