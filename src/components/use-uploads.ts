import { useEffect, useRef, useState } from "react";
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
type Sent = Pick<Upload, "id" | "file" | "batch">;

/**
 * Files on their way: each with its progress, its refusal in words and another try where one can help. `store` ties an
 * arrived file to its record; what it refuses counts as not arrived. `failed` is the screen's own sentence for the
 * unexpected. A file that can never be accepted stays in view until one chosen later has arrived. One that is taken
 * away is sent no further and not stored.
 */
export function useUploads(options: {
  purpose: FilePurpose;
  store: (file: UploadedFile) => Promise<unknown> | void;
  failed: string;
  /** What arrives is kept by this screen alone: once it is left, what is still on its way is sent no further. */
  stopsWhenLeft?: boolean;
}) {
  const { LL } = useWords();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const travelling = useRef(new Map<string, AbortController>());
  const { stopsWhenLeft = false } = options;
  useEffect(() => {
    const all = travelling.current;
    return () => void (stopsWhenLeft && all.forEach((one) => one.abort()));
  }, [stopsWhenLeft]);

  function start(id: string): AbortSignal {
    const travel = new AbortController();
    travelling.current.set(id, travel);
    return travel.signal;
  }

  function patch(id: string, change: Partial<Upload>): void {
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }

  /** Whether it was not refused. */
  async function send({ id, file, batch }: Sent, signal: AbortSignal): Promise<boolean> {
    patch(id, { progress: 0, error: undefined });
    try {
      const onProgress = (progress: number) => patch(id, { progress });
      const arrived = await uploadFile(file, { purpose: options.purpose, key: id, onProgress, signal });
      signal.throwIfAborted();
      // What is stored at once is drawn together with the end of its upload: nobody sees the file twice.
      const stored = options.store(arrived);
      if (stored) await stored;
      setUploads((before) =>
        before.filter((one) => one.id !== id && !(one.isUnacceptable && one.batch !== batch)),
      );
      return true;
    } catch (error) {
      if (signal.aborted) return true;
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
    const queue = started.map((upload) => ({ upload, signal: start(upload.id) }));
    for (const { upload, signal } of queue) {
      if (!(await send(upload, signal))) refused.push(upload.name);
    }
    return refused;
  }

  return {
    entries: uploads,
    isBusy: uploads.some(({ progress }) => progress !== undefined),
    add,
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id);
      if (upload) void send(upload, start(id));
    },
    remove(id: string): void {
      travelling.current.get(id)?.abort();
      setUploads((before) => before.filter((one) => one.id !== id));
    },
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
