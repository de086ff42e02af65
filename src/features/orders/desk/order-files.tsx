import { Trash2 } from "lucide-react";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { formatDate } from "#i18n/formatters.ts";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { AddFiles } from "./add-files.tsx";
import { useContracts, useRemoveFile, type Order, type OrderFile } from "./data.ts";
import { FileLink } from "./file-link.tsx";
import { Section } from "./section.tsx";

/** What was uploaded to the order (ORD-11); payment confirmations and contracts have places of their own. */
export function OrderFiles({ order }: { order: Order }) {
  const { LL } = useWords();
  const contracts = useContracts(order.id).data ?? [];
  const printed = new Set(contracts.flatMap(({ file, signed }) => [file.id, signed?.id]));
  const files = order.files.filter(
    ({ id, purpose }) => purpose !== "paymentConfirmation" && !printed.has(id),
  );
  const [remove, dialog] = useRemoval(order.id);
  return (
    <Section title={LL.desk.files.title()} count={files.length}>
      {files.length === 0 ? (
        <p className="text-quiet">{LL.desk.files.none()}</p>
      ) : (
        <ul className="border-t border-line-2">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={file.canRemove ? remove : undefined} />
          ))}
        </ul>
      )}
      {order.canAddFile && <AddFiles orderId={order.id} />}
      {dialog}
    </Section>
  );
}

function useRemoval(orderId: string) {
  const { LL } = useWords();
  const words = LL.desk.files;
  const removal = useRemoveFile();
  const [ask, dialog] = useConfirm();

  async function remove(file: OrderFile): Promise<void> {
    const isSure = await ask({
      title: words.removeTitle(),
      description: words.removeText({ name: file.name }),
      confirmLabel: words.removeConfirm(),
      tone: "danger",
    });
    if (!isSure) return;
    removal.mutate(
      { id: orderId, fileId: file.id },
      { onSuccess: () => showSuccess(words.removed()), onError: (error) => showError(say(LL, error)) },
    );
  }
  return [remove, dialog] as const;
}

type FileRowProps = { file: OrderFile; onRemove?: (file: OrderFile) => Promise<void> };

function FileRow({ file, onRemove }: FileRowProps) {
  const { LL, locale } = useWords();
  const words = LL.desk.files;
  const who = file.uploadedBy ?? LL.history.system();
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2">
      <div className="min-w-0">
        <FileLink file={file} />
        <p className="figures text-[0.8125rem] text-quiet">
          {words.purpose[file.purpose]()}
          {file.replacedAt && `, ${words.replaced()}`} ·{" "}
          {words.by({ name: who, date: formatDate(locale, file.createdAt) })}
        </p>
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          size="iconSm"
          aria-label={words.remove({ name: file.name })}
          onClick={() => void onRemove(file)}
        >
          <Trash2 className="size-4" />
        </Button>
      )}
    </li>
  );
}
