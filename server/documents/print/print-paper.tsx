import layoutStep from "@react-pdf/layout";
import renderStep from "@react-pdf/render";
import { Document, type DocumentProps, Font, pdf } from "@react-pdf/renderer";
import PdfDocument from "pdfkit";
import type { ReactElement } from "react";
import { type Placed, withStructure } from "./structure.ts";

/** A page's own frame: what stands around its content, as a page that holds nothing else. It is not read out. */
export type Frame = (page: number, pages: number) => ReactElement;
type PlacedPage = Placed & { props?: { frame?: Frame } };
type PlacedDocument = { type: "DOCUMENT"; props: DocumentProps; children: PlacedPage[] };

/** Their own types are of nodes without what is put in here. */
const layOut = layoutStep as unknown as (document: unknown, fonts: typeof Font) => Promise<PlacedDocument>;
const draw = renderStep as unknown as (pdf: PdfDocument, document: PlacedDocument) => void;

/**
 * A document of react-pdf's as a tagged PDF. By its three steps, for two things that react-pdf does not offer in one: tags,
 * and in the frame of a page how many there are, without laying out every page a second time.
 */
export async function printPaper(paper: ReactElement<DocumentProps>): Promise<Uint8Array> {
  const { props, children } = await layOutDocument(paper);
  const document = openPdf(props);
  const told = withStructure(children, document);
  const chunks: Uint8Array[] = [];
  const isWritten = new Promise<void>((resolve, reject) => {
    document.on("data", (chunk) => chunks.push(chunk));
    document.on("end", resolve);
    document.on("error", reject);
  });
  draw(document, { type: "DOCUMENT", props, children: await withFrames(told) });
  await isWritten;
  return Buffer.concat(chunks);
}

async function layOutDocument(element: ReactElement<DocumentProps>): Promise<PlacedDocument> {
  const { document } = pdf(element).container as { document?: unknown };
  if (!document) throw new Error("The paper could not be made.");
  return layOut(document, Font);
}

async function withFrames(pages: readonly PlacedPage[]): Promise<Placed[]> {
  const frames = pages.flatMap(({ props }, at) => props?.frame?.(at + 1, pages.length) ?? []);
  if (frames.length < pages.length) return [...pages];
  const { children } = await layOutDocument(<Document>{frames}</Document>);
  return pages.map((page, at) => ({
    ...page,
    children: [...(page.children ?? []), ...(children[at]?.children ?? [])],
  }));
}

function openPdf(props: DocumentProps): PdfDocument {
  const { title, author, subject, creator = "react-pdf", creationDate = new Date() } = props;
  const { pdfVersion = "1.7", language, pageLayout } = props;
  return new PdfDocument({
    pdfVersion,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    tagged: true,
    pageLayout,
    info: Object.fromEntries(
      Object.entries({
        Title: title,
        Author: author,
        Subject: subject,
        Creator: creator,
        Producer: "react-pdf",
        CreationDate: creationDate,
      }).filter(([, value]) => value !== undefined),
    ),
  });
}
