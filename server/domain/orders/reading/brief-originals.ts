import { uploadedFileId, type FileReference } from "../../files/file-reference.ts";
import type { BriefFiles, ShownSection } from "./tell-brief.ts";

/** File names in the builder's folder, the same in both languages. */
const SLOT_NAMES: Record<BriefFiles, string> = {
  files: "reference",
  productImages: "product",
  additionalImages: "structure",
  sketch: "sketch",
  brandManual: "brand-manual",
  logo: "logo",
  finalImages: "picture",
};

export type Original = { slot: BriefFiles; file: FileReference; name: string };

/**
 * Named by reference, slot and number as in the printed brief ("EOI-2025-00042_logo_1.png"). A file given by address
 * has no ending.
 */
export function originalsOf(sections: readonly ShownSection[], reference: string): Original[] {
  const slots = sections.flatMap(({ parts }) => parts.filter((part) => part.kind === "files"));
  return slots.flatMap(({ label: slot, files }) =>
    files.map((file, at) => {
      const name = `${reference}_${SLOT_NAMES[slot]}_${at + 1}${uploadedFileId(file.url) ? endingOf(file) : ""}`;
      return { slot, file, name };
    }),
  );
}

/** The file's extension, from its name, else from its type. */
function endingOf({ name, type }: FileReference): string {
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? /\/([a-z0-9]{1,5})$/i.exec(type) ?? [];
  return ending ? `.${ending.toLowerCase()}` : "";
}
