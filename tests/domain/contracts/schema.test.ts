import { expect, test } from "bun:test";
import * as v from "valibot";
import { contractData, contractInput, type ContractData } from "#domain/contracts/schema.ts";
import { brokenRules } from "../broken-rules.ts";

const CONTRACT: ContractData = {
  version: 1,
  isDraft: false,
  locale: "pt",
  date: "2025-09-01T12:00:00.000Z",
  eventZone: "America/Belem",
  eventName: "Conferência do Clima 2025",
  submissionReference: "EOI-2025-00042",
  orderReference: "ORD-2025-00007",
  orderVersion: 1,
  orderType: "STANDARD",
  organiser: {
    name: "Organizadora",
    taxNumber: "11.222.333/0001-81",
    address: "Belém",
    office: "Secretaria da Conferência",
    site: "https://example.org",
    email: "apoio@example.org",
  },
  partner: {
    institutionName: "Instituto do Rio",
    legalId: "11.222.333/0001-81",
    country: "BR",
    representative: "Ana Souza",
    position: "Diretora",
    email: "ana@example.org",
    phone: "+55 91 90000-0000",
  },
  stand: {
    package: "Ouro",
    packageId: "GOLD",
    contents: [],
    sizeM2: 100,
    spacePerM2: 250_00,
    structurePerM2: 180_00,
    discount: null,
  },
  lines: [
    {
      title: "Cadeira",
      description: "",
      unitMetric: "un",
      unitPeriod: "perDay",
      quantity: 3,
      periodOfUse: 2,
      unitPrice: 10_00,
      total: 60_00,
      discountPercent: 10,
      discount: 6_00,
      net: 54_00,
      isPriced: true,
      notes: "",
    },
  ],
  amounts: { space: 25_000_00, structure: 18_000_00, extra: 54_00, total: 43_054_00 },
  isStructurePriced: true,
  unpricedLines: 0,
  proposal: "",
  notes: "",
  event: { from: "2025-11-10", to: "2025-11-21", venue: "Green Zone, Belém, Pará" },
  paying: null,
  brief: [{ title: "Referência visual", answers: [{ label: "Cores", text: "Verde" }] }],
  clauses: { version: 2, items: [{ title: "Objeto", text: "O espaço." }] },
  code: "1a2b3c4d",
};

test("a contract keeps everything it was printed from", () => {
  expect(v.parse(contractData, JSON.parse(JSON.stringify(CONTRACT)))).toEqual(CONTRACT);
  expect(brokenRules(contractData, { ...CONTRACT, stand: null })).toEqual([]);
});

test.each<[string, object]>([
  ["amounts.total", { amounts: { ...CONTRACT.amounts, total: 1.5 } }],
  ["version", { version: 0 }],
  ["date", { date: "1 September" }],
])("a contract with a wrong %s is refused", (path, change) => {
  expect(brokenRules(contractData, { ...CONTRACT, ...change })).toEqual([`${path}: expected`]);
});

test("a contract is asked for by its order, with optional notes, and stays with the team unless it is published", () => {
  expect(v.parse(contractInput, { orderId: "o1" })).toEqual({ orderId: "o1", notes: "", publish: false });
});
