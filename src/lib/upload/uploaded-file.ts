import type { FileKind, FilePurpose } from "#domain/files/kind.ts";

/** A stored file as the server answers it; `dpi` when a picture's data says how densely it prints. */
export type UploadedFile = {
  id: string;
  name: string;
  type: string;
  url: string;
  kind: FileKind;
  size: number;
  dpi?: number;
};

/** How a file is sent. */
export type Upload = {
  purpose: FilePurpose;
  /** The Idempotency-Key of this file: whoever sends it again sends the same one, so that it is stored once. */
  key: string;
  /** The upload that an earlier try has begun: it goes on where that one ended. */
  begun?: string | undefined;
  /** Told of the upload that was begun, to be kept for the next try. */
  onBegun?: (id: string) => void;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
};
