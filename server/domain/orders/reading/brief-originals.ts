import { uploadedFileId, type FileReference } from "../../files/file-reference.ts";
import type { BriefFiles, ShownSection } from "./tell-brief.ts";

/** What the files of a slot are called in the folder a builder gets, the same in both languages. */
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
 * Every file of a brief under the name it has beside the printed one: reference, slot and number
 * ("EOI-2025-00042_logo_1.png"). A file given by its address is counted and named without an ending.
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

/** The ending of its name, or of its type where the name has none that could be one. */
function endingOf({ name, type }: FileReference): string {
  const [, ending] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? /\/([a-z0-9]{1,5})$/i.exec(type) ?? [];
  return ending ? `.${ending.toLowerCase()}` : "";
}
