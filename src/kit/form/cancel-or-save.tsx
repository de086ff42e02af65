import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { FormBar } from "./form-bar.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { FormRecord } from "./use-form-record.ts";

type CancelOrSaveProps = { record: FormRecord; save: string; saving?: string };

/** The two ways out of a long form, at its foot. */
export function CancelOrSave({ record, save, saving }: CancelOrSaveProps) {
  const { LL } = useWords();
  return (
    <FormBar record={record}>
      <Button variant="secondary" disabled={record.isPending} onClick={record.cancel}>
        {LL.actions.cancel()}
      </Button>
      <SubmitButton record={record} pendingLabel={saving ?? LL.actions.saving()}>
        {save}
      </SubmitButton>
    </FormBar>
  );
}
