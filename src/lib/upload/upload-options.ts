import type { FilePurpose } from "#domain/files/kind.ts";

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
