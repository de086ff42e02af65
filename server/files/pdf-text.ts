import type { Tx } from "#db/client.ts";
import { fileTexts } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import type { ReadPdf } from "./read-pdf.ts";

const OPENING_LETTERS = 400;

/** What is shown of a PDF beside its name. */
export function knownOf({ state, pages, title, text }: ReadPdf) {
  const opening = text.replace(/\s+/g, " ").trim().slice(0, OPENING_LETTERS);
  return {
    pdfState: state,
    pages: pages || null,
    pdfTitle: title || null,
    pdfOpening: opening || null,
  };
}

/** Stores the words of a PDF, by which the team finds its order. */
export async function keepText(tx: Tx, id: string, pdf: ReadPdf | undefined): Promise<void> {
  const words = pdf ? searchText(pdf.title, pdf.text) : "";
  if (words === "") return;
  await tx
    .insert(fileTexts)
    .values({ id, text: words })
    .onConflictDoUpdate({ target: fileTexts.id, set: { text: words } });
}
