import { useState, type ReactNode } from "react";
import type { ItemsEdit } from "#domain/orders/moves/staff-schema.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { DeliveryLine } from "#src/kit/record/delivery.tsx";
import { MailText } from "#src/kit/record/leaving-mail.tsx";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { previewItems, type ItemsPreview } from "../data.ts";
import { OrderChangeTable } from "../record/order-change.tsx";

type Asked = { preview: ItemsPreview; answer: (isSent: boolean) => void };

export function useItemsPreview(orderId: string) {
  return useChangePreview((edit: ItemsEdit) => previewItems({ id: orderId, ...edit }));
}

/** Shows what an edit comes to and the mail that goes out with it, and waits: send it, or go on editing. */
export function useChangePreview<Edit>(
  read: (edit: Edit) => Promise<ItemsPreview>,
): [(edit: Edit) => Promise<boolean>, ReactNode] {
  const { LL } = useWords();
  const [asked, setAsked] = useState<Asked>();

  async function confirm(edit: Edit): Promise<boolean> {
    try {
      const preview = await read(edit);
      return await new Promise((answer) => setAsked({ preview, answer }));
    } catch (error) {
      showError(sayOr(LL, error, LL.desk.order.updateFailed()));
      return false;
    }
  }

  function settle(isSent: boolean): void {
    asked?.answer(isSent);
    setAsked(undefined);
  }

  return [confirm, asked && <Preview {...asked.preview} onSettle={settle} />];
}

type PreviewProps = ItemsPreview & { onSettle: (isSent: boolean) => void };

function Preview({ change, mail, onSettle }: PreviewProps) {
  const { LL } = useWords();
  const words = LL.desk.items;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onSettle(false)}>
      <DialogContent
        size="lg"
        title={words.previewTitle()}
        description={words.previewHint()}
        footer={
          <>
            <Button variant="secondary" onClick={() => onSettle(false)}>
              {words.goOn()}
            </Button>
            <Button onClick={() => onSettle(true)}>{words.send()}</Button>
          </>
        }
      >
        <OrderChangeTable change={change} />
        <h3 className="mt-5 font-semibold">{words.mail({ email: mail.to })}</h3>
        <DeliveryLine className="mt-2" />
        <MailText mail={mail} />
      </DialogContent>
    </Dialog>
  );
}
