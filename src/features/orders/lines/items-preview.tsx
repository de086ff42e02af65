import { useState, type ReactNode } from "react";
import type { ItemsEdit } from "#domain/orders/moves/staff-schema.ts";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { MailText } from "#src/kit/record/leaving-mail.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { previewItems, type ItemsPreview, type Order } from "../data.ts";
import { OrderChangeTable } from "./order-change.tsx";

type Asked = { preview: ItemsPreview; answer: (isSent: boolean) => void };

export function useItemsPreview() {
  return useChangePreview((edit: ItemsEdit, { id, version }: Order) =>
    previewItems({ id, version, ...edit }),
  );
}

/**
 * Shows what an edit comes to and the mail that goes out with it, and waits: send it, or go on editing. A refusal is
 * the form's to meet, so an edit of an older order is joined and looked at again.
 */
export function useChangePreview<Edit, Stored>(
  read: (edit: Edit, record: Stored) => Promise<ItemsPreview>,
): [(edit: Edit, record: Stored) => Promise<boolean>, ReactNode] {
  const [asked, setAsked] = useState<Asked>();

  async function confirm(edit: Edit, record: Stored): Promise<boolean> {
    const preview = await read(edit, record);
    return new Promise((answer) => setAsked({ preview, answer }));
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
        {mail.isAddressed ? (
          <>
            <h3 className="mt-5 font-semibold">{words.mail({ email: mail.to })}</h3>
            <MailsKeptLine className="mt-2" />
            <MailText mail={mail} />
          </>
        ) : (
          <p className="mt-5 font-semibold text-wait-ink">{LL.moving.letter.nobody()}</p>
        )}
      </DialogContent>
    </Dialog>
  );
}
