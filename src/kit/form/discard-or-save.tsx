import type { ReactNode } from "react";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { FormBar } from "./form-bar.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { FormRecord } from "./use-form-record.ts";

type DiscardOrSaveProps = {
  record: FormRecord;
  save: string;
  changes?: ReactNode;
  children?: ReactNode;
};

/** At the foot of a record that is always open for writing: back to what is stored, or save. */
export function DiscardOrSave({ record, save, changes, children }: DiscardOrSaveProps) {
  const { LL } = useWords();
  return (
    <FormBar record={record} changes={changes}>
      {children}
      {record.isChanged && (
        <Button variant="secondary" disabled={record.isPending} onClick={record.discard}>
          {LL.statuses.unsaved.discardChanges()}
        </Button>
      )}
      <SubmitButton record={record} pendingLabel={LL.actions.saving()}>
        {save}
      </SubmitButton>
    </FormBar>
  );
}
