import type { PdfState } from "#domain/pdf-state.ts";
import { useWords } from "#src/lib/words/words.tsx";

export type PdfKnown = {
  pdfState: PdfState | null;
  pages: number | null;
  pdfTitle: string | null;
  pdfOpening: string | null;
};

/** What is known of a stored PDF: its pages, title and first words, or why it could not be read. */
export function PdfFacts({ file }: { file: PdfKnown }) {
  const { LL } = useWords();
  const words = LL.obstacles.pdf;
  const { pdfState, pages, pdfTitle, pdfOpening } = file;
  if (pdfState === null) return null;
  if (pdfState !== "read") return <p className="mt-0.5 text-sm text-wait-ink">{words[pdfState]()}</p>;
  const about = [pages === null ? "" : words.pages({ count: pages }), pdfTitle ?? ""].filter(
    (said) => said !== "",
  );
  return (
    <div className="text-[0.8125rem] text-quiet">
      {about.length > 0 && <p className="wrap-anywhere">{about.join(" · ")}</p>}
      {pdfOpening && (
        <details>
          <summary className="link w-fit cursor-pointer">{words.opening()}</summary>
          <p className="mt-1 max-w-[70ch] wrap-anywhere">{pdfOpening}…</p>
        </details>
      )}
    </div>
  );
}
