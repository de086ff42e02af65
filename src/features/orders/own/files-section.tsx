import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { useUploads } from "#src/components/use-uploads.ts";
import { sayOr } from "#src/lib/say.ts";
import { trpc } from "#src/lib/trpc.ts";
import { useWords } from "#src/lib/words.tsx";
import { useRefreshOrders, type Order } from "../data.ts";
import { FileLink } from "./file-link.tsx";
import { Section } from "./section.tsx";

type OrderFile = Order["files"][number];

/** Everything uploaded for the order, and the place to add supporting documents (ORD-19, FIL-08). */
export function FilesSection({ order }: { order: Order }) {
  const { LL } = useWords();
  return (
    <Section title={LL.orders.files.title()}>
      {order.files.length === 0 ? (
        <p className="text-quiet">{LL.orders.files.none()}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {order.files.map((file) => (
            <FileRow key={file.id} order={order} file={file} />
          ))}
        </ul>
      )}
      {order.canAddFile && <SupportingUpload order={order} />}
    </Section>
  );
}

function FileRow({ order, file }: { order: Order; file: OrderFile }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const [ask, dialog] = useConfirm();
  const purposes: Record<string, () => string> = LL.orders.files.purpose;
  const purpose = purposes[file.purpose]?.() ?? LL.orders.files.purpose.other();
  const remove = useMutation({
    mutationFn: () => client.orders.removeFile.mutate({ id: order.id, fileId: file.id }),
    onError: (error) => showError(sayOr(LL, error, LL.orders.update.failed())),
    onSettled: refresh,
  });

  async function confirm(): Promise<void> {
    const isSure = await ask({
      title: LL.orders.files.removeTitle(),
      description: LL.orders.files.removeText({ name: file.name }),
      confirmLabel: LL.orders.files.remove(),
      tone: "danger",
    });
    if (isSure) remove.mutate();
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
      <div className="min-w-0">
        <FileLink file={file} />
        <p className="text-sm text-quiet">
          {purpose}
          {file.replacedAt && `, ${LL.orders.files.replaced()}`}, {file.uploadedBy ?? LL.history.system()},{" "}
          <DateTime value={file.createdAt} show="dateTime" />
        </p>
      </div>
      {file.canRemove && (
        <Button
          variant="quiet"
          size="sm"
          pending={remove.isPending}
          onClick={confirm}
          aria-label={LL.statuses.files.remove({ name: file.name })}
        >
          {LL.actions.remove()}
        </Button>
      )}
      {dialog}
    </li>
  );
}

function SupportingUpload({ order }: { order: Order }) {
  const { LL } = useWords();
  const { client } = trpc.useUtils();
  const refresh = useRefreshOrders();
  const [failure, setFailure] = useState<string>();
  const id = useId();
  const uploads = useUploads({
    purpose: "supporting",
    failed: LL.orders.files.failed(),
    store: async ({ id: fileId }) => {
      await client.orders.addFile.mutate({ id: order.id, fileId });
      await refresh();
    },
  });

  async function add(files: File[]): Promise<void> {
    setFailure(undefined);
    const refused = await uploads.add(files);
    // One file says itself, in the list, why it did not arrive.
    if (refused.length > 0 && files.length > 1) {
      const names = LL.orders.files.rejected({ names: refused.join(", ") });
      setFailure(`${LL.orders.files.failedMany()} ${names}`);
    }
  }

  return (
    <div className="mt-6">
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        {LL.orders.files.supporting()}
      </label>
      <FileDrop
        id={id}
        hint={LL.orders.files.hint()}
        files={uploads.entries}
        onFiles={(files) => void add(files)}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      {failure && (
        <p role="alert" className="mt-3 text-sm text-annatto-ink">
          {failure}
        </p>
      )}
    </div>
  );
}
