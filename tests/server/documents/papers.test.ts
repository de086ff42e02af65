import { describe, expect, test } from "bun:test";
import { inflateSync } from "node:zlib";
import { getDocumentProxy } from "unpdf";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import { renderContract } from "#server/documents/contract.tsx";
import { renderEvaluations } from "#server/documents/evaluations.tsx";
import { renderOrderPaper } from "#server/documents/order-paper.tsx";
import { brief, evaluations, interest, orderPaper } from "./paper-samples.ts";
import { contractSample, partsOf, readParts, readPdf, readRows } from "./samples.ts";

const PAPERS: [string, (locale: Locale) => Promise<Uint8Array>, string, number][] = [
  ["the contract", (locale) => renderContract(contractSample(locale, 40)), "Participation contract", 1],
  ["the order", (locale) => renderOrderPaper(orderPaper("order", locale, 3)), "Order", 1],
  ["the pro forma", (locale) => renderOrderPaper(orderPaper("proForma", locale, 3)), "Pro forma invoice", 1],
  ["the receipt", (locale) => renderOrderPaper(orderPaper("receipt", locale, 3)), "Receipt", 0],
  ["the briefing", brief, "Stand briefing", 0],
  ["the evaluations", (locale) => renderEvaluations(evaluations(locale, 30)), "Evaluations", 1],
  ["one evaluation", (locale) => renderEvaluations(evaluations(locale, 1, true)), "Evaluation", 1],
  ["the expression of interest", interest, "Expression of interest", 0],
];

describe.each(PAPERS)("%s can be listened to", (_, make, title, tablesWithHeads) => {
  test("in its language, by its title, headings, lists and tables; what frames the page is not read out", async () => {
    const bytes = await make("en");
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    const { Language, Title } = info as Record<string, string>;
    expect([Language, Title?.includes("undefined"), Title === ""]).toEqual(["en", false, false]);
    const pages = await readParts(bytes);
    const parts = pages.flat();
    expect(partsOf("H1", parts).map(({ text }) => text)).toEqual([title]);
    const said = parts.map(({ text }) => text).join(" ");
    expect(said).not.toMatch(new RegExp(`\\b1/${pages.length}\\b`));
    expect(partsOf("TH", parts).length > 0).toBe(tablesWithHeads > 0);
    // The head of a table is said once, however often it is printed.
    const heads = partsOf("TH", parts).map(({ text }) => text);
    expect(new Set(heads).size).toBe(heads.length);
    for (const figure of partsOf("Figure", parts)) expect(figure.alt).not.toBe("");
    // All that is printed but the frame of the pages is in some part.
    const { pages: printed } = await readPdf(bytes);
    for (const [at, page] of printed.entries()) {
      const told = (pages[at] ?? []).map(({ text }) => text).join(" ");
      const letters = (text: string) => text.replaceAll(/\s/g, "").length;
      expect(letters(page) - letters(told)).toBeLessThan(260);
    }
  });

  test("in Portuguese as well", async () => {
    expect((await readPdf(await make("pt"))).language).toBe("pt-BR");
  });
});

const CLAUSES = {
  version: 1,
  items: Array.from({ length: 6 }, (_, at) => ({
    title: `Matter ${at + 1}`,
    text: "The parties agree. ".repeat(12),
  })),
};

describe("a contract breaks its pages well, whatever its length", () => {
  test.each(Array.from({ length: 26 }, (_, at) => at))("with %d lines", async (lines) => {
    const data: ContractData = {
      ...contractSample("en", lines),
      clauses: CLAUSES,
      notes: "Build-up. ".repeat(lines * 3),
    };
    const pages = await readParts(await renderContract(data));
    const { pages: printed } = await readPdf(await renderContract(data));
    for (const [at, parts] of pages.entries()) {
      // A heading has something under it.
      expect(parts.at(-1)?.role).not.toMatch(/^H/);
      const rows = partsOf("TR", parts);
      // The head of the table is not alone, nor the sums.
      if (printed[at]?.includes("Unit price"))
        expect(rows.filter((row) => row.parts.length > 3).length).toBeGreaterThan(0);
      if (rows.some(({ text }) => text.startsWith("Total"))) {
        expect(rows.some((row) => row.parts.length > 3 && row.parts[0]?.role === "TD")).toBe(true);
      }
      // Who signs sees what is signed.
      if (printed[at]?.includes("Place and date")) expect(printed[at]).toContain("The parties agree.");
    }
  });

  test.each<[string, (lines: number) => Promise<Uint8Array>]>([
    ["contract", (lines) => renderContract(contractSample("pt", lines))],
    ["pro forma", (lines) => renderOrderPaper(orderPaper("proForma", "pt", lines))],
  ])("the %s of eight lines has its total on the first page, large", async (_, make) => {
    const bytes = await make(8);
    const { pages } = await readPdf(bytes);
    expect(pages[0]).toContain("Total US$ 168.661,12");
    const page = await (await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })).getPage(1);
    const { items } = await page.getTextContent();
    const total = items.findLast((item) => "str" in item && item.str.includes("168.661,12"));
    expect(total && "height" in total ? total.height : 0).toBe(22);
  });
});

test("a note that goes over pages is one paragraph to who listens, and is whole", async () => {
  const notes = Array.from({ length: 900 }, (_, at) => `word${at}`).join(" ");
  const pages = await readParts(await renderContract({ ...contractSample("en", 1), notes }));
  const said = pages.flat().filter(({ role, text }) => role === "P" && text.includes("word"));
  expect(said.length).toBeGreaterThan(1);
  expect(said.map(({ text }) => text).join(" ")).toBe(notes);
});

test("evaluations are a table by rank, 22 on a full page, with what was written below it", async () => {
  const bytes = await renderEvaluations(evaluations("en", 60));
  const pages = await readParts(bytes);
  const rows = pages.map(
    (parts) => partsOf("TR", parts).filter(({ parts: [cell] }) => cell?.role === "TD").length,
  );
  expect(rows[1]).toBe(22);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(60);
  const [head, first] = await readRows(bytes);
  expect(head).toEqual(["Rank", "Organisation", "Evaluator", "1", "2", "3", "4", "5", "Average", "Decision"]);
  expect(first).toEqual([
    "1",
    "Casa Ipê EOI-2025-00000 · Brazil · 100 m²",
    "Ana Luz 1 Aug 2025",
    "5",
    "4",
    "3",
    "2",
    "1",
    "3.00",
    "Approved",
  ]);
  expect((await readPdf(bytes)).text).toContain("Comments Casa Ipê, EOI-2025-00000 Ana Luz Forte.");
});

/** The typefaces in a PDF, unpacked; the last byte of each is padding. */
function typefacesOf(bytes: Uint8Array): string[] {
  const parts = Buffer.from(bytes).toString("latin1").split("\nendstream");
  return parts.flatMap((part) => {
    const packed = Buffer.from(part.slice(part.lastIndexOf("stream\n") + 7), "latin1");
    // Deflated, as pdfkit does it.
    if (packed[0] !== 0x78) return [];
    const unpacked = inflateSync(packed).subarray(0, -1).toString("latin1");
    return unpacked.includes("glyf") ? [unpacked] : [];
  });
}

test("the second paper of a process is drawn with the same letters as the first", async () => {
  const first = typefacesOf(await renderContract(contractSample("pt", 2)));
  const second = typefacesOf(await renderContract(contractSample("pt", 2)));
  expect(first.length).toBe(3);
  expect(second.map((typeface, at) => typeface === first[at])).toEqual([true, true, true]);
});
