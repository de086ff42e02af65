import type { FileKind, FilePurpose } from "#domain/files/kind.ts";

/** `dpi` as found in a picture's data. */
export type UploadedFile = {
  id: string;
  name: string;
  type: string;
  url: string;
  kind: FileKind;
  size: number;
  dpi?: number;
};

export type Upload = {
  purpose: FilePurpose;
  /** Idempotency-Key, the same for every try. */
  key: string;
  /** An earlier try to resume. */
  begun?: string | undefined;
  /** To be kept for the next try. */
  onBegun?: (id: string) => void;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
};
