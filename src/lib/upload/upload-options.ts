import type { FilePurpose } from "#domain/files/kind.ts";

export type Upload = {
  purpose: FilePurpose;
  /** The Idempotency-Key, the same for every attempt. */
  key: string;
  /** The id of an earlier attempt to resume. */
  begun?: string | undefined;
  /** Announces the upload's id, to be stored for the next attempt. */
  onBegun?: (id: string) => void;
  onProgress?: (percent: number) => void;
  signal?: AbortSignal | undefined;
};
