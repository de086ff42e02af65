import { getDocumentProxy, extractText } from "unpdf";
import type { ContractData } from "#domain/contracts/schema.ts";
import type { Locale } from "#domain/locales.ts";
import type { PrintedDrawing } from "#server/documents/drawings.ts";

/** The drawings of the brochure, by the number of their page. */
export const DRAWINGS_OF_PAGES: Record<number, PrintedDrawing[]> = {
  1: ["quay"],
  3: ["map"],
  4: ["offer-hubs", "offer-activities", "offer-spaces"],
  5: [
    "benefit-blue-zone",
    "benefit-visibility",
    "benefit-business",
    "benefit-innovation",
    "benefit-reputation",
  ],
  6: ["booth-bronze", "booth-silver", "booth-gold", "booth-custom"],
  8: ["quay"],
};

/** A contract with so many lines, each of 2 units for 3 days; every fifth with a discount. It adds up. */
export function contractSample(locale: Locale, lines: number): ContractData {
  const extra = lines * 750_300 - Math.floor(lines / 5) * 93_788;
  return {
    version: 2,
    isDraft: false,
    locale,
    date: "2025-08-20T15:00:00.000Z",
    eventZone: "America/Belem",
    eventName: "Green Zone, Conferência do Clima 2025",
    submissionReference: "EOI-2025-00042",
    orderReference: "ORD-2025-00007",
    orderVersion: 3,
    orderType: "STANDARD",
    organiser: {
      name: "Ribeira Eventos Ltda.",
      taxNumber: "12.345.678/0001-95",
      address: "Travessa do Igarapé, 10, Belém",
      office: "Secretaria da Conferência",
      site: "https://ribeira.example.org",
      email: "expositores@example.org",
    },
    partner: {
      institutionName: "Associação São João & Irmãos <b>",
      legalId: "11.222.333/0001-81",
      country: "BR",
      representative: "João Conceição",
      position: "Diretor",
      email: "joao@example.org",
      phone: "+55 91 98888-0000",
    },
    stand: {
      package: "Prata",
      packageId: "SILVER",
      contents: [],
      sizeM2: 150,
      spacePerM2: 42_000,
      structurePerM2: 31_050,
      discount: null,
    },
    lines: Array.from({ length: lines }, (_, at) => ({
      title: `Painel número ${at + 1}`,
      description: at === 1 ? "Medidas: 2 x 3 m" : "",
      unitMetric: "m²",
      unitPeriod: "perDay" as const,
      quantity: 2,
      periodOfUse: 3,
      unitPrice: 125_050,
      total: 750_300,
      discountPercent: at % 5 === 4 ? 12.5 : 0,
      discount: at % 5 === 4 ? 93_788 : 0,
      net: at % 5 === 4 ? 656_512 : 750_300,
      isPriced: true,
      notes: "",
    })),
    amounts: { space: 6_300_000, structure: 4_657_500, extra, total: 10_957_500 + extra },
    isStructurePriced: true,
    unpricedLines: 0,
    event: { from: "2025-11-10", to: "2025-11-21", venue: "Green Zone, Belém, Pará" },
    paying: null,
    brief: [],
    clauses: null,
    code: "",
    proposal: "",
    notes: "Montagem a partir de 1º de novembro.",
  };
}

export type ReadPdf = { pages: string[]; text: string; title: unknown; language: unknown };

/** Reads a PDF back: the text of each page with single spaces, its title and language. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  const metadata = await document.getMetadata();
  const info = metadata.info as Record<string, unknown>;
  const pages = text.map((page) => page.replace(/\s+/g, " "));
  return { pages, text: pages.join(" "), title: info["Title"], language: info["Language"] };
}

/** How far to the right each piece of text of a PDF goes, beside the width of its page, in points. */
export async function edgesOf(bytes: Uint8Array): Promise<{ right: number; width: number }[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const edges = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const { width } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    for (const item of items) {
      if ("transform" in item) edges.push({ right: Number(item.transform[4]) + item.width, width });
    }
  }
  return edges;
}

/** A part of a tagged PDF as a screen reader is told of it. */
export type ReadPart = { role: string; alt?: string; text: string; parts: ReadPart[] };

type StructNode = { role?: string; alt?: string; type?: string; id?: string; children?: StructNode[] };

/** What a screen reader is told of each page, in its order; decoration is no part of it. */
export async function readParts(bytes: Uint8Array): Promise<ReadPart[][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const pages = [];
  for (let at = 1; at <= document.numPages; at += 1) {
    const page = await document.getPage(at);
    const tree = (await page.getStructTree()) as StructNode | null;
    const texts = await readMarked(page);
    const roots = (tree?.children ?? []).flatMap((node) => partOf(node, texts));
    pages.push(roots.flatMap(({ parts }) => parts));
  }
  return pages;
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

/** The text of each marked content. */
async function readMarked(page: PdfPage): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.findLast((one) => one !== undefined);
      if (id !== undefined) texts.set(id, `${texts.get(id) ?? ""}${item.str}${item.hasEOL ? " " : ""}`);
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push(item.id ?? undefined);
  }
  return texts;
}

function partOf({ role, alt, children = [] }: StructNode, texts: Map<string, string>): ReadPart[] {
  if (role === undefined) return [];
  const parts = children.flatMap((child) => partOf(child, texts));
  const own = children.flatMap(({ type, id }) => (type === "content" && id ? [texts.get(id) ?? ""] : []));
  // A part of another page.
  if (alt === undefined && parts.length === 0 && !children.some(({ type }) => type === "content")) return [];
  const text = [...own, ...parts.map((part) => part.text)].join(" ").replace(/\s+/g, " ").trim();
  return [{ role, ...(alt === undefined ? {} : { alt }), text, parts }];
}

/** All parts with this role, however deep. */
export function partsOf(role: string, parts: readonly ReadPart[]): ReadPart[] {
  return parts.flatMap((part) => [...(part.role === role ? [part] : []), ...partsOf(role, part.parts)]);
}

/** The rows of the tables of a PDF, each with the texts of its cells. */
export async function readRows(bytes: Uint8Array): Promise<string[][]> {
  const rows = partsOf("TR", (await readParts(bytes)).flat());
  return rows.map(({ parts }) => parts.map(({ text }) => text));
}
