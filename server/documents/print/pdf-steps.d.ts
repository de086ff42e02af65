/** pdfkit brings no types, and react-pdf's steps those of each other's; this is what print-paper.tsx uses of them. */
declare module "pdfkit" {
  type Element = { add: (child: object) => void; end: () => void };

  export default class PdfDocument {
    constructor(options: {
      pdfVersion: string;
      lang: string | undefined;
      displayTitle: boolean;
      autoFirstPage: boolean;
      tagged: boolean;
      pageLayout: string | undefined;
      info: Record<string, unknown>;
    });
    on(event: "data", hear: (chunk: Uint8Array) => void): void;
    on(event: "end", hear: () => void): void;
    on(event: "error", hear: (error: Error) => void): void;
    struct(type: string, options: { alt?: string; scope?: "Column" }): Element;
    addStructure(element: Element): void;
    markStructureContent(type: string): object;
    markContent(type: "Artifact"): void;
    endMarkedContent(): void;
  }
}
