import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { FileList } from "#src/kit/record/file-list.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { contractsQuery, removeFile, type Order, type OrderFile } from "../data.ts";

/** The code that uploads files is large: it loads with the upload field. */
const AddFiles = lazy(() => import("./add-files.tsx").then((module) => ({ default: module.AddFiles })));

type OrderFilesProps = {
  order: Order;
  /** What the place for more files is called. */
  addLabel: string;
  /** The place opens with a press: the team seldom adds any. */
  isFolded?: boolean;
  isRuled?: boolean;
};

/**
 * What was uploaded to the order, and the place to add supporting documents (ORD-11, ORD-19, FIL-08); payment
 * confirmations and contracts have places of their own.
 */
export function OrderFiles({ order, addLabel, isFolded = false, isRuled }: OrderFilesProps) {
  const { LL } = useWords();
  const words = LL.orders.files;
  const { id } = order;
  const { mutateAsync: remove } = useMutation(removeFile);
  const [isOpen, setIsOpen] = useState(!isFolded);
  const files = useLooseFiles(order);

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
        <Suspense fallback={<Skeleton shape="mt-4 h-28 rounded-sm" />}>
          {isOpen ? (
            <AddFiles order={order} label={addLabel} />
          ) : (
            <Button variant="secondary" size="sm" className="mt-4" onClick={() => setIsOpen(true)}>
              {addLabel}
            </Button>
          )}
        </Suspense>
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
