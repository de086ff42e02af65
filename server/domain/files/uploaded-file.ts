import type { FileKind } from "./kind.ts";
import type { PdfUnread } from "../pdf-state.ts";

/** The answer to an upload; `dpi` when a picture's data has it (FIL-06). */
export type UploadedFile = {
  id: string;
  name: string;
  type: string;
  url: string;
  kind: FileKind;
  size: number;
  dpi?: number;
  /** The re-encoded picture. */
  drawn?: { sha256: string; width: number; height: number };
  /** Why a PDF could not be read. */
  pdf?: PdfUnread;
};
