import type { ComponentProps, ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { Dialog, DialogContent } from "#src/components/ui/dialog.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { OthersHere } from "../together/others-here.tsx";
import { RecordForm } from "./record-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { FormRecord } from "./use-form-record.ts";

type FormDialogProps = Pick<ComponentProps<typeof DialogContent>, "title" | "description" | "size"> & {
  record: FormRecord;
  /** Labels of the submit button, idle and pending. */
  submit: string;
  submitting?: string;
  tone?: "danger" | "normal";
  children: ReactNode;
  /** Content at the far end of the buttons' line: what happens after sending. */
  beside?: ReactNode;
  /** Content under the form, and no part of it. */
  below?: ReactNode;
};

/**
 * A form in a dialog, closed by its `onClose`. Escape and the backdrop keep what was typed in the tab, Cancel
 * discards it; nothing closes it while it is being sent.
 */
export function FormDialog({
  record,
  submit,
  submitting,
  tone,
  beside,
  below,
  children,
  ...head
}: FormDialogProps) {
  const { LL } = useWords();
  const { isPending, place } = record;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && record.close()}>
      <DialogContent
        {...head}
        footer={
          <>
            {beside && <div className="min-w-0 sm:mr-auto sm:self-center">{beside}</div>}
            <Button variant="secondary" disabled={isPending} onClick={record.cancel}>
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
        <div className="grid">{place && <OthersHere at={place} className="not-empty:mb-4" />}</div>
        <RecordForm record={record}>{children}</RecordForm>
        {below}
      </DialogContent>
    </Dialog>
  );
}
