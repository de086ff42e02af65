import { ALLOWED_TYPES } from "#domain/files/kind.ts";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useUploads } from "#src/components/use-uploads.ts";
import { useWords } from "#src/lib/words.tsx";
import { useAddFile } from "./data.ts";

/** Staff add documents to the order; each saves on its own, and one that fails stays in view with its reason. */
export function AddFiles({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const words = LL.desk.files;
  const adding = useAddFile();
  const uploads = useUploads({
    purpose: "supporting",
    failed: words.failed(),
    store: async ({ id: fileId }) => {
      await adding.mutateAsync({ id: orderId, fileId });
      showSuccess(words.added());
    },
  });
  return (
    <div className="mt-3.5">
      <FileDrop
        label={words.add()}
        accept={ALLOWED_TYPES.supporting.join(",")}
        hint={words.hint()}
        files={uploads.entries}
        onFiles={(files) => void uploads.add(files)}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
    </div>
  );
}
