import { useState } from "react";
import { MAX_FILE_BYTES } from "#domain/files/kind.ts";
import type { FileEntry } from "#src/components/ui/file-line.tsx";
import { CallError } from "#src/lib/call/call.ts";
import { sendBody } from "#src/lib/upload/request.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

type Chosen = FileEntry & { file?: File };

/** Sends what is chosen by the link, one file after another; each that arrived is on the order and stays there. */
export function useSentFiles(token: string, before: readonly { id: string; name: string; size: number }[]) {
  const { LL } = useWords();
  const [files, setFiles] = useState<Chosen[]>(() => before.map((file) => ({ ...file, progress: 100 })));
  const isUnderway = files.some(({ progress, error }) => !error && progress !== 100);

  const refused = files.filter(({ error }) => error !== undefined).length;

  function set(id: string, more: Partial<Chosen>): void {
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));
  }

  async function send(id: string, file: File): Promise<void> {
    set(id, { progress: 0, error: undefined });
    const body = new FormData();
    body.append("file", file);
    try {
      const answer = await sendBody({
        method: "POST",
        url: `/api/handed-on/${token}/files`,
        body,
        headers: { "idempotency-key": id },
        // The last of it is the server's word that it is kept.
        onProgress: (share) => set(id, { progress: Math.min(99, Math.floor(share * 100)) }),
      });
      if (answer.status !== 201) throw new CallError(answer.status, answer.content);
      set(id, { progress: 100 });
    } catch (error) {
      set(id, { error: say(LL, error), isUnacceptable: error instanceof CallError && error.status < 500 });
    }
  }

  async function take(chosen: File[]): Promise<void> {
    const entries = chosen.map((file) => ({
      id: crypto.randomUUID(),
      name: file.name,
      size: file.size,
      progress: 0,
      file,
    }));
    setFiles((all) => [...all, ...entries]);
    for (const { id, file } of entries) {
      if (file.size > MAX_FILE_BYTES) set(id, { error: tooLarge(file.name), isUnacceptable: true });
      else await send(id, file);
    }
  }

  function tooLarge(name: string): string {
    return LL.refusals.reason.fileTooLarge({ name, limit: MAX_FILE_BYTES / 1024 / 1024 });
  }

  function retry(id: string): void {
    const file = files.find((one) => one.id === id)?.file;
    if (file) void send(id, file);
  }

  return { files, isUnderway, refused, take, retry };
}
