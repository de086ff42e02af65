import { useState } from "react";
import type { FileEntry } from "#src/components/ui/file-drop.tsx";
import { reasonOf } from "#domain/refusal.ts";
import { newKey } from "#src/lib/key.ts";
import { say } from "#src/lib/say.ts";
import { uploadFile } from "#src/lib/upload.ts";
import { useWords } from "#src/lib/words.tsx";

/** The entry's id is the Idempotency-Key of every try. `isRefused`: sending the same file again would meet the same answer. */
type Upload = { entry: FileEntry; file: File; fileId?: string; isRefused?: boolean };

/** One payment confirmation on its way: sent as soon as it is chosen, tied to the order by the change of status. */
export function usePaymentUpload() {
  const { LL } = useWords();
  const [upload, setUpload] = useState<Upload>();

  async function send(file: File, id = newKey()): Promise<void> {
    const update = (part: Partial<FileEntry>, fileId?: string) =>
      setUpload((now) => (now?.entry.id === id ? { ...now, entry: { ...now.entry, ...part }, fileId } : now));
    setUpload({ file, entry: { id, name: file.name, size: file.size, progress: 0 } });
    try {
      const stored = await uploadFile(file, {
        purpose: "paymentConfirmation",
        key: id,
        onProgress: (progress) => update({ progress }),
      });
      update({ progress: 100, url: stored.url }, stored.id);
    } catch (error) {
      const isRefused = reasonOf(error) !== undefined;
      update({ progress: undefined, error: isRefused ? say(LL, error) : LL.desk.status.fileFailed() });
      setUpload((now) => (now?.entry.id === id ? { ...now, isRefused } : now));
    }
  }

  return {
    entries: upload ? [upload.entry] : [],
    fileId: upload?.fileId,
    isTravelling: upload !== undefined && upload.fileId === undefined && !upload.entry.error,
    send,
    retry: upload && !upload.isRefused ? () => void send(upload.file, upload.entry.id) : undefined,
    remove: () => setUpload(undefined),
  };
}
