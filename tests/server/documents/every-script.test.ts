import { afterAll, describe, expect, test } from "bun:test";
import { CRITERIA } from "#domain/evaluations/schema.ts";
import type { BriefData } from "#server/documents/brief-data.ts";
import type { EvaluationSheet } from "#server/documents/evaluations-data.ts";
import type { OrderPaperData } from "#server/documents/order-paper-data.ts";
import { openPdfRenderer } from "#server/documents/render.ts";
import { bare, contractInEveryScript, NAMES } from "./every-script.ts";
import { contractSample, readPdf } from "./samples.ts";

const renderer = openPdfRenderer();
afterAll(() => renderer.close());

describe("every country's letters", () => {
  const read = renderer.contract(contractInEveryScript()).then(readPdf);

  test.each(Object.entries(NAMES))("%s: a name is read back as it was typed", async (_, name) => {
    expect(bare((await read).text)).toContain(bare(name));
  });

  test("figures beside a name from right to left keep their order", async () => {
    const data = contractSample("pt", 1);
    const partner = { ...data.partner, institutionName: "فلتر زيت 2014", representative: "שלום (007)" };
    const { text } = await readPdf(await renderer.contract({ ...data, partner }));
    expect(text).toContain("2014 فلتر زيت");
    expect(text).toContain("(007) שלום");
  });

  test("are shaped by the country of their organisation", async () => {
    const facesIn = async (country: string) => {
      const data = contractSample("en", 1);
      const partner = { ...data.partner, country, institutionName: "直骨海" };
      return fontsIn(await renderer.contract({ ...data, partner }));
    };
    expect(await facesIn("CN")).toContain("HanSc-400");
    expect(await facesIn("BR")).toContain("HanSc-400");
    expect(await facesIn("TW")).toContain("HanTc-400");
    expect(await facesIn("JP")).toContain("HanJp-400");
    // Noto's Korean face holds few Chinese letters; the traditional ones are the nearest.
    expect(await facesIn("KR")).toContain("HanTc-400");
  });

  test("are read from their files only when a document has them", async () => {
    expect(fontsIn(await renderer.contract(contractSample("en", 1)))).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/Han|Arab/)]),
    );
  });
});

/** The names of the faces inside a PDF. */
function fontsIn(pdf: Uint8Array): string[] {
  const source = new TextDecoder("latin1").decode(pdf);
  return [...new Set([...source.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name = ""]) => name))];
}

const ALL = Object.values(NAMES);
const DATE = "2025-08-01T12:00:00.000Z";

async function lostOf(pdf: Promise<Uint8Array>, names: readonly string[] = ALL): Promise<string[]> {
  const { text } = await readPdf(await pdf);
  return names.filter((name) => !bare(text).includes(bare(name)));
}

describe("every name stands on every paper", () => {
  test("the pro forma", async () => {
    const order = contractInEveryScript();
    const { total } = order.amounts;
    const data: OrderPaperData = {
      kind: "proForma",
      order,
      status: "APPROVED",
      isPayable: true,
      isAgreed: true,
      paid: { total, accepted: 0, handedIn: 0, settled: 0, outstanding: total, credit: 0, settledAs: null },
      paidAt: null,
      paying: { reference: order.orderReference, outstanding: total, dueOn: null, instructions: null },
      receipt: null,
    };
    expect(await lostOf(renderer.orderPaper(data))).toEqual([]);
  });

  test("the briefing", async () => {
    const data: BriefData = {
      locale: "pt",
      date: DATE,
      eventZone: "America/Belem",
      eventName: "Green Zone",
      orderReference: null,
      submissionReference: "EOI-2025-00042",
      institutionName: NAMES.Hebrew,
      sizeM2: 50,
      facts: [],
      sections: [
        { section: "visualIdentity", parts: [{ kind: "text", label: "colors", text: ALL.join("\n") }] },
      ],
      originals: [],
    };
    expect(await lostOf(renderer.brief(data))).toEqual([]);
  });

  test("the evaluation", async () => {
    const marks = { theme: 5, innovation: 4, sustainability: 3, feasibility: 2, publicInterest: 1 };
    const sheet: EvaluationSheet = {
      ...marks,
      rank: 1,
      reference: "EOI-2025-00042",
      institution: NAMES["Chinese, simplified"],
      country: "CN",
      spaceM2: 100,
      reader: NAMES["Vietnamese, two accents"],
      cannotJudge: [],
      decision: "APPROVED",
      comment: ALL.join("\n"),
      average: 3,
      state: "given",
      abstainedBecause: null,
      first: null,
      isChangedKnowing: false,
      updatedAt: DATE,
    };
    const criteria = CRITERIA.map((criterion) => ({ criterion, name: "" }));
    const data = {
      locale: "en",
      event: "Conference",
      zone: "America/Belem",
      date: DATE,
      criteria,
      total: 1,
    } as const;
    expect(await lostOf(renderer.evaluations({ ...data, isOne: true, sheets: [sheet] }))).toEqual([]);
  });

  test("the applicant's copy", async () => {
    const answers = {
      institutionName: NAMES["Arabic, joined letters"],
      representativeName: NAMES.Japanese,
      country: "JP",
      spaceSize: 50,
    };
    const data = {
      locale: "pt",
      event: "Conference",
      zone: "America/Belem",
      reference: "EOI-2025-00042",
      submittedAt: DATE,
      correctedAt: null,
      date: DATE,
      answers,
    } as const;
    expect(
      await lostOf(renderer.interest(data), [answers.institutionName, answers.representativeName]),
    ).toEqual([]);
  });
});
