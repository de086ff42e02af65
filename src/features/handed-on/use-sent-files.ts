import { useState } from "react";
import { whyNotUpload } from "#domain/files/kind.ts";
import { Refusal } from "#domain/refusal.ts";
import type { FileEntry } from "#src/components/ui/file-line.tsx";
import { CallError } from "#src/lib/call/call.ts";
import { newKey } from "#src/lib/call/key.ts";
import { sendBody } from "#src/lib/upload/request.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** Why it was refused is said where it is shown: the words for it may come later. */
type Chosen = Omit<FileEntry, "error"> & { file?: File; failure?: unknown };

/** Sends what is chosen by the link, one file after another; each uploaded file is on the order and stays there. */
export function useSentFiles(token: string, before: readonly { id: string; name: string; size: number }[]) {
  const { LL } = useWords();
  const [files, setFiles] = useState<Chosen[]>(() => before.map((file) => ({ ...file, progress: 100 })));
  const isUnderway = files.some(({ progress, failure }) => failure === undefined && progress !== 100);
  const refused = files.filter(({ failure }) => failure !== undefined).length;

  function set(id: string, more: Partial<Chosen>): void {
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...more } : one)));
  }

  async function send(id: string, file: File): Promise<void> {
    set(id, { progress: 0, failure: undefined });
    const body = new FormData();
    body.append("file", file);
    try {
      const answer = await sendBody({
        method: "POST",
        url: `/api/handed-on/${token}/files`,
        body,
        headers: { "idempotency-key": id },
        // The last percent is the server's confirmation that the file is stored.
        onProgress: (share) => set(id, { progress: Math.min(99, Math.floor(share * 100)) }),
      });
      if (answer.status !== 201) throw new CallError(answer.status, answer.content);
      set(id, { progress: 100 });
    } catch (error) {
      set(id, { failure: error, isUnacceptable: error instanceof CallError && error.status < 500 });
    }
  }

  async function take(chosen: File[]): Promise<void> {
    const entries = chosen.map((file) => ({
      id: newKey(),
      name: file.name,
      size: file.size,
      progress: 0,
      file,
    }));
    setFiles((all) => [...all, ...entries]);
    for (const { id, file } of entries) {
      const reason = whyNotUpload(file);
      if (reason) set(id, { failure: new Refusal(reason), isUnacceptable: true });
      else await send(id, file);
    }
  }

  function retry(id: string): void {
    const file = files.find((one) => one.id === id)?.file;
    if (file) void send(id, file);
  }

  const shown: FileEntry[] = files.map(({ failure, ...file }) => ({
    ...file,
    ...(failure !== undefined && { error: say(LL, failure) }),
  }));
  return { files: shown, isUnderway, refused, take, retry };
}
