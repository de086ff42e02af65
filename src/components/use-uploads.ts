import { useState } from "react";
import type { FilePurpose } from "#domain/files/kind.ts";
import { reasonOf, type ReasonCode } from "#domain/refusal.ts";
import type { FileEntry } from "#src/components/ui/file-drop.tsx";
import { newKey } from "#src/lib/key.ts";
import { sayOr } from "#src/lib/say.ts";
import { uploadFile, type UploadedFile } from "#src/lib/upload.ts";
import { useWords } from "#src/lib/words.tsx";

/**
 * `batch`: what was chosen together. Its id is the Idempotency-Key of every try, so that a file whose answer was lost
 * exists once.
 */
type Upload = FileEntry & { file: File; batch: string };

/**
 * Files on their way: each with its progress, its refusal in words and another try where one can help. `store` ties an
 * arrived file to its record; what it refuses counts as not arrived. `failed` is the screen's own sentence for the
 * unexpected. A file that can never be accepted stays in view until one chosen later has arrived.
 */
export function useUploads(options: {
  purpose: FilePurpose;
  store: (file: UploadedFile) => Promise<unknown>;
  failed: string;
}) {
  const { LL } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  function patch(id: string, change: Partial<Upload>): void {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  async function send({ id, file, batch }: Pick<Upload, "id" | "file" | "batch">): Promise<boolean> {
    patch(id, { progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => patch(id, { progress });
      await options.store(await uploadFile(file, { purpose: options.purpose, key: id, onProgress }));
      setUploads((before) =>
        before.filter((one) => one.id !== id && !(one.isUnacceptable && one.batch !== batch)),
      );
      return true;
    } catch (error) {
      patch(id, {
        progress: undefined,
        error: sayOr(LL, error, options.failed),
        isUnacceptable: isUnacceptable(error),
      });
      return false;
    }
  }

  /** Sends them one after the other; answers the names of those that were refused. */
  async function add(files: readonly File[]): Promise<string[]> {
    const batch = newKey();
    const started = files.map((file) => ({
      id: newKey(),
      batch,
      file,
      name: file.name,
      size: file.size,
      progress: 0,
    }));
    setUploads((before) => [...before, ...started]);
    const refused: string[] = [];
    for (const upload of started) if (!(await send(upload))) refused.push(upload.name);
    return refused;
  }

  return {
    entries: uploads,
    isBusy: uploads.some(({ progress }) => progress !== undefined),
    add,
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id);
      if (upload) void send(upload);
    },
    remove: (id: string) => setUploads((before) => before.filter((one) => one.id !== id)),
  };
}

const FILE_AT_FAULT: ReadonlySet<ReasonCode> = new Set([
  "fileTypeNotAllowed",
  "fileTooLarge",
  "fileEmpty",
  "pictureTooLarge",
]);

/** The file itself is at fault: sending it again would meet the same answer. */
function isUnacceptable(error: unknown): boolean {
  const code = reasonOf(error)?.code;
  return code !== undefined && FILE_AT_FAULT.has(code);
}
