import type { ComponentProps, ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { RecordForm } from "./record-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { FormRecord } from "./use-record-form.ts";

type FormDialogProps = Pick<ComponentProps<typeof DialogContent>, "title" | "description" | "size"> & {
  record: FormRecord;
  /** The verb on the button, and what it says while it is being done. */
  submit: string;
  submitting?: string;
  tone?: "danger" | "normal";
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
  /** What stands under the form and is no part of it. */
  below?: ReactNode;
};

/**
 * A form in a dialog, there for as long as it is drawn. Escape and the backdrop keep what was typed in the tab, Cancel
 * throws it away; nothing closes it while it is being sent.
 */
export function FormDialog({ record, submit, submitting, tone, onClose, below, ...rest }: FormDialogProps) {
  const { LL } = useWords();
  const { children, ...head } = rest;
  const { isPending } = record;

  function cancel(): void {
    record.forget();
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent
        {...head}
        footer={
          <>
            <Button variant="secondary" disabled={isPending} onClick={cancel}>
              {LL.actions.cancel()}
            </Button>
            <SubmitButton
              record={record}
              variant={tone === "danger" ? "danger" : "primary"}
              pendingLabel={submitting}
            >
              {submit}
            </SubmitButton>
          </>
        }
      >
        <RecordForm record={record}>{children}</RecordForm>
        {below}
      </DialogContent>
    </Dialog>
  );
}
