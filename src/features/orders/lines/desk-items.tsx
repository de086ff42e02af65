import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { undoChange, type Order } from "../data.ts";
import { AgreedVersions } from "./agreed-versions.tsx";
import { OrderLines } from "./order-lines.tsx";

/** The editor loads when it is first opened. */
const ItemsEditor = lazy(() =>
  import("./items-editor.tsx").then((module) => ({ default: module.ItemsEditor })),
);

/** Whether the items are being edited, and at a price that is missing. */
export type ItemsEditing = "items" | "price" | undefined;

type DeskItemsProps = { order: Order; editing: ItemsEditing; onEdit: (editing: ItemsEditing) => void };

/** The items of an order at the desk, to read and to edit where they stand (ORD-10, ORD-14). */
export function DeskItems({ order, editing, onEdit }: DeskItemsProps) {
  const { LL } = useWords();
  const words = LL.desk.items;
  if (editing && order.canEditItems) {
    return (
      <Section title={words.title()}>
        <Suspense fallback={<SpinnerArea />}>
          <ItemsEditor order={order} isForPrice={editing === "price"} onClose={() => onEdit(undefined)} />
        </Suspense>
      </Section>
    );
  }
  return (
    <div>
      <OrderLines order={order} />
      <div className="mt-3 flex flex-wrap gap-3">
        {order.canEditItems && (
          <Button variant="secondary" size="sm" onClick={() => onEdit("items")}>
            {words.edit()}
          </Button>
        )}
        {order.canEditItems && order.openChange && <UndoButton order={order} />}
      </div>
      <AgreedVersions order={order} />
    </div>
  );
}

/** Takes the team's change back, after asking. */
function UndoButton({ order: { id, version } }: { order: Order }) {
  const { LL } = useWords();
  const words = LL.desk.items;
  const [ask, dialog] = useConfirm();
  const { mutateAsync, isPending } = useMutation(undoChange);

  async function undo(): Promise<void> {
    const question = {
      title: words.undoTitle(),
      description: words.undoText(),
      children: <MailsKeptLine />,
      confirmLabel: words.undo(),
    };
    if (!(await ask(question))) return;
    try {
      await mutateAsync({ id, version });
      showSuccess(words.undone());
    } catch (error) {
      showError(sayOr(LL, error, LL.desk.order.updateFailed()));
    }
  }

  return (
    <>
      <Button variant="quiet" size="sm" pending={isPending} onClick={() => void undo()}>
        {words.undo()}
      </Button>
      {dialog}
    </>
  );
}
