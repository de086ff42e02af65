import { useMutation, useQuery } from "@tanstack/react-query";
import { DateTime } from "#src/components/date-time.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { AddressEntry } from "#src/kit/files/address-entry.tsx";
import { FileList } from "#src/kit/record/file-list.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { UploadField } from "#src/kit/record/upload-field.tsx";
import { sayOr } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { addFile, addLink, contractsQuery, removeFile, type Order, type OrderFile } from "../data.ts";

type OrderFilesProps = {
  order: Order;
  /** What the place for more files is called. */
  addLabel: string;
  isRuled?: boolean;
};

/**
 * What was uploaded to the order, and the place to add supporting documents (ORD-11, ORD-19, FIL-08); payment
 * confirmations and contracts have places of their own.
 */
export function OrderFiles({ order, addLabel, isRuled }: OrderFilesProps) {
  const { LL } = useWords();
  const words = LL.orders.files;
  const { id } = order;
  const { mutateAsync: add } = useMutation(addFile);
  const { mutateAsync: remove } = useMutation(removeFile);
  const { mutateAsync: give } = useMutation(addLink);
  const files = useLooseFiles(order);

  function tell(): void {
    showSuccess(words.added());
  }

  /** What was typed stays. */
  function refuse(error: unknown): false {
    showError(sayOr(LL, error, words.failed()));
    return false;
  }

  return (
    <Section title={words.title()} count={files.length} isRuled={isRuled}>
      <FileList
        files={files}
        none={words.none()}
        renderAbout={(file) => <About file={file} />}
        remove={(file) => remove({ id, fileId: file.id })}
        removal={(name) => words.removeText({ name })}
        explain={(error) => sayOr(LL, error, LL.orders.update.failed())}
      />
      {order.canAddFile && (
        <>
          <UploadField
            label={addLabel}
            purpose="supporting"
            hint={words.hint()}
            store={(fileId) => add({ id, fileId })}
            done={words.added()}
            failed={words.failed()}
            failedMany={(names) => `${words.failedMany()} ${words.rejected({ names })}`}
            keptAs={`order:${id}:supporting`}
          />
          <AddressEntry onAdd={(link) => give({ id, link }).then(tell, refuse)} />
        </>
      )}
    </Section>
  );
}

function useLooseFiles(order: Order): OrderFile[] {
  const contracts = useQuery(contractsQuery(order.id)).data ?? [];
  const printed = new Set(contracts.flatMap(({ file, signed }) => [file.id, signed?.id]));
  return order.files.filter(({ id, purpose }) => purpose !== "paymentConfirmation" && !printed.has(id));
}

/** What it is, who brought it and when. */
function About({ file }: { file: OrderFile }) {
  const { LL } = useWords();
  const words = LL.orders.files;
  return (
    <>
      {words.purpose[file.purpose]()}
      {file.replacedAt && `, ${words.replaced()}`} · {file.uploadedBy ?? LL.history.system()},{" "}
      <DateTime value={file.createdAt} show="dateTime" />
    </>
  );
}
