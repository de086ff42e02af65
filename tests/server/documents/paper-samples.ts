import type { ContractData } from "#domain/contracts/schema.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { renderBrief } from "#server/documents/brief.tsx";
import { renderContract } from "#server/documents/contract.tsx";
import type { EvaluationsData } from "#server/documents/evaluations-data.ts";
import { renderEvaluations } from "#server/documents/evaluations.tsx";
import { renderInterest } from "#server/documents/interest.tsx";
import type { OrderPaperData, PaperKind } from "#server/documents/order-paper-data.ts";
import { renderOrderPaper } from "#server/documents/order-paper.tsx";
import { contractSample } from "./samples.ts";

/** Papers to be read, each as it is made for somebody. */

const PAYING = {
  payee: "Ribeira Eventos Ltda.",
  bank: "Banco do Igarapé (001)",
  account: "0012-3 / 45678-9",
  swift: "IGARBRSPXXX",
  pixKey: "pagamentos@example.org",
};

/** A paper of an order of so many lines. */
export function orderPaper(kind: PaperKind, locale: Locale, lines: number): OrderPaperData {
  const order = contractSample(locale, lines);
  const { total } = order.amounts;
  return {
    kind,
    order,
    status: "APPROVED",
    isPayable: true,
    isAgreed: true,
    paid: { total, accepted: 0, handedIn: 0, settled: 0, outstanding: total, credit: 0, settledAs: null },
    paidAt: null,
    paying: {
      reference: order.orderReference,
      outstanding: total,
      dueOn: "2025-09-20",
      instructions: {
        ...PAYING,
        text: { pt: "Informe a referência.", en: "Name the reference." },
        daysToPay: 30,
        tolerance: 0,
      },
    },
    receipt: { number: 2, amount: total, paidOn: null, reference: "TED 4711", acceptedAt: order.date },
  };
}

export function evaluations(locale: Locale, count: number, isOne = false): EvaluationsData {
  return {
    locale,
    event: "Conference",
    zone: "America/Belem",
    date: "2025-08-01T12:00:00.000Z",
    criteria: CRITERIA.map((criterion) => ({ criterion, name: "" })),
    isOne,
    sheets: Array.from({ length: count }, (_, at) => ({
      rank: Math.floor(at / 3) + 1,
      reference: `EOI-2025-${String(at).padStart(5, "0")}`,
      institution: "Casa Ipê",
      country: "BR",
      spaceM2: 100,
      reader: "Ana Luz",
      theme: 5,
      innovation: 4,
      sustainability: 3,
      feasibility: 2,
      publicInterest: 1,
      cannotJudge: [],
      decision: "APPROVED",
      comment: at === 0 ? "Forte." : "",
      average: 3,
      state: "given",
      abstainedBecause: null,
      first: null,
      isChangedKnowing: false,
      updatedAt: "2025-08-01T12:00:00.000Z",
    })),
    total: count,
  };
}

export const brief = (locale: Locale) =>
  renderBrief({
    locale,
    date: "2025-08-01T12:00:00.000Z",
    eventZone: "America/Belem",
    eventName: "Green Zone",
    orderReference: "ORD-2025-00007",
    submissionReference: "EOI-2025-00042",
    institutionName: "Casa Ipê",
    sizeM2: 50,
    facts: [{ fact: "power", text: "220 V" }],
    sections: [{ section: "visualIdentity", parts: [{ kind: "text", label: "colors", text: "Verde" }] }],
    originals: [],
  });

export const interest = (locale: Locale) =>
  renderInterest({
    locale,
    event: "Conference",
    zone: "America/Belem",
    reference: "EOI-2025-00042",
    submittedAt: "2025-08-01T12:00:00.000Z",
    correctedAt: null,
    date: "2025-08-02T12:00:00.000Z",
    answers: { institutionName: "Casa Ipê", country: "BR", spaceSize: 50, contactLanguage: "pt" },
  });

type Making = (locale: Locale) => Promise<Uint8Array>;

function contractOf(change: (data: ContractData) => ContractData, lines = 1): Making {
  return (locale) => renderContract(change(contractSample(locale, lines)));
}

function orderPaperOf(kind: PaperKind, change: Partial<OrderPaperData> = {}): Making {
  return (locale) => renderOrderPaper({ ...orderPaper(kind, locale, 1), ...change });
}

const PAID = { paidAt: "2025-09-02T12:00:00.000Z", status: "PAID", paying: null } as const;
const SETTLED = {
  total: 117_078_00,
  accepted: 117_048_00,
  handedIn: 0,
  settled: 30_00,
  outstanding: 0,
  credit: 0,
  settledAs: "bankCharges",
} as const;

/** Every paper, and what it says where something is otherwise. */
export const PAPER_VARIANTS: Record<string, Record<string, Making>> = {
  contract: {
    "five lines, one of them with a discount": contractOf((data) => data, 5),
    "what the package contains": contractOf(({ stand, ...data }) => ({
      ...data,
      stand: stand && { ...stand, contents: [{ label: "Telas", value: "1 de 55″" }] },
    })),
    "a structure to be priced": contractOf((data) => ({ ...data, isStructurePriced: false })),
    "units with words of their own, per day, and as they were entered": contractOf(
      (data) => ({
        ...data,
        lines: data.lines.map((line, at) => ({ ...line, unitMetric: ["unit", "day", "par"][at] ?? "" })),
      }),
      3,
    ),
    "an exhibitor from elsewhere": contractOf((data) => ({
      ...data,
      partner: { ...data.partner, country: "KE", legalId: "KE/NGO 4711" },
    })),
    "neither stand nor notes nor title": contractOf((data) => ({
      ...data,
      stand: null,
      notes: " ",
      lines: data.lines.map((line) => ({ ...line, title: "" })),
    })),
  },
  order: { "an approved order": orderPaperOf("order") },
  "pro-forma": {
    "all of it to be paid": orderPaperOf("proForma"),
    "paid, less what the banks kept": orderPaperOf("proForma", { ...PAID, paid: SETTLED }),
  },
  receipt: {
    "of the second payment": orderPaperOf("receipt", {
      paid: { ...SETTLED, accepted: 117_078_00, settled: 0, settledAs: null },
    }),
  },
  briefing: { "as it was filled in": brief },
  evaluations: {
    "four of them": (locale) => renderEvaluations(evaluations(locale, 4)),
    "one by itself": (locale) => renderEvaluations(evaluations(locale, 1, true)),
  },
  interest: { "as it was sent": interest },
};
