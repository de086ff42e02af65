import { useMutation } from "@tanstack/react-query";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { AddressEntry } from "#src/kit/files/address-entry.tsx";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { addFile, addLink, type Order } from "../data.ts";

/** The place for more files of an order, uploaded or by address (ORD-11, ORD-19). */
export function AddFiles({ order, label }: { order: Pick<Order, "id" | "files">; label: string }) {
  const { id, files } = order;
  const { LL } = useWords();
  const words = LL.orders.files;
  const { mutateAsync: add } = useMutation(addFile);
  const { mutateAsync: give } = useMutation(addLink);

  function tell(): void {
    showSuccess(words.added());
  }

  /** Shows the refusal; the typed text stays. */
  function refuse(error: unknown): false {
    showError(sayOr(LL, error, words.failed()));
    return false;
  }

  return (
    <>
      <UploadField
        label={label}
        purpose="supporting"
        hint={words.hint()}
        store={(fileId) => add({ id, fileId })}
        done={words.added()}
        failed={words.failed()}
        failedMany={(names) => `${words.failedMany()} ${words.rejected({ names })}`}
        present={files.map((file) => file.id)}
        keptAs={`order:${id}:supporting`}
      />
      <AddressEntry onAdd={(link) => give({ id, link }).then(tell, refuse)} />
    </>
  );
}
