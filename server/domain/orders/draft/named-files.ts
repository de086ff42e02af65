import type { FilePurpose } from "../../files/kind.ts";
import type { OrderDraft } from "./draft.ts";
import type { FileReference } from "../../files/file-reference.ts";

type Filled = Pick<OrderDraft, "briefing" | "proposal">;

export type NamedFile = { purpose: FilePurpose; reference: FileReference };

/** Purposes of files named in an order's content; other files are attached by calls of their own. */
export const CONTENT_PURPOSES = [
  "referenceImage",
  "productImage",
  "additionalImage",
  "brandManual",
  "logo",
  "attachment",
] as const satisfies readonly FilePurpose[];

/** Replaces each file; the only place that knows which fields hold files, and for what. */
export function mapFiles<Content extends Filled>(
  content: Content,
  replace: (file: NamedFile) => FileReference,
): Content {
  const all = (purpose: (typeof CONTENT_PURPOSES)[number], references: readonly FileReference[]) =>
    references.map((reference) => replace({ purpose, reference }));
  const { visualReference, structuralElements, visualIdentity, finalConsiderations } = content.briefing;
  return {
    ...content,
    briefing: {
      visualReference: { ...visualReference, files: all("referenceImage", visualReference.files) },
      structuralElements: {
        ...structuralElements,
        productImages: all("productImage", structuralElements.productImages),
        additionalImages: all("additionalImage", structuralElements.additionalImages),
      },
      visualIdentity: {
        ...visualIdentity,
        brandManual: all("brandManual", visualIdentity.brandManual),
        logo: all("logo", visualIdentity.logo),
      },
      finalConsiderations: {
        ...finalConsiderations,
        additionalImages: all("additionalImage", finalConsiderations.additionalImages),
      },
    },
    proposal: { ...content.proposal, attachments: all("attachment", content.proposal.attachments) },
  };
}

export function namedFiles(content: Filled): NamedFile[] {
  const found: NamedFile[] = [];
  mapFiles(content, (file) => {
    found.push(file);
    return file.reference;
  });
  return found;
}
