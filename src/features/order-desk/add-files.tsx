import { useState } from "react";
import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import { reasonOf } from "#domain/refusal.ts";
import { FileDrop, type FileEntry } from "#src/components/ui/file-drop.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { newKey } from "#src/lib/key.ts";
import { say } from "#src/lib/say.ts";
import { uploadFile } from "#src/lib/upload.ts";
import { useWords } from "#src/lib/words.tsx";
import { useAddFile } from "./data.ts";

/** Its id is the Idempotency-Key of every try. */
type Travelling = FileEntry & { file: File };

/** Staff add documents to the order; each saves on its own, and one that fails stays in view with its reason. */
export function AddFiles({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const words = LL.desk.files;
  const [entries, setEntries] = useState<readonly Travelling[]>([]);
  const adding = useAddFile();

  function update(id: string, part: Partial<Travelling>): void {
    setEntries((now) => now.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)));
  }

  function drop(id: string): void {
    setEntries((now) => now.filter((entry) => entry.id !== id));
  }

  async function send({ id, file }: Pick<Travelling, "id" | "file">): Promise<void> {
    update(id, { progress: 0, error: undefined });
    try {
      const stored = await uploadFile(file, {
        purpose: "supporting",
        key: id,
        onProgress: (progress) => update(id, { progress }),
      });
      await adding.mutateAsync({ id: orderId, fileId: stored.id });
      drop(id);
      showSuccess(words.added());
    } catch (error) {
      update(id, { progress: undefined, error: reasonOf(error) ? say(LL, error) : words.failed() });
    }
  }

  function take(files: File[]): void {
    const taken = files.map((file) => ({
      id: newKey(),
      name: file.name,
      size: file.size,
      progress: 0,
      file,
    }));
    setEntries((now) => [...now, ...taken]);
    for (const entry of taken) void send(entry);
  }

  return (
    <div className="mt-3.5">
      <FileDrop
        label={words.add()}
        accept={ALLOWED_TYPES.supporting.join(",")}
        hint={words.hint()}
        files={entries}
        onFiles={take}
        onRemove={drop}
        onRetry={(id) => {
          const entry = entries.find((known) => known.id === id);
          if (entry) void send(entry);
        }}
      />
    </div>
  );
}
