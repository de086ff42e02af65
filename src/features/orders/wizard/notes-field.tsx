import { MAX_NOTES } from "#domain/orders/lines/line.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "./wizard-context.tsx";

/** A word to the team, which every kind of order has. */
export function NotesField() {
  const { LL } = useWords();
  const { draft, change } = useWizard();
  return (
    <FormField
      label={LL.orders.confirm.notes()}
      hint={LL.orders.confirm.notesHint()}
      aside={LL.field.optional()}
    >
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          maxLength={MAX_NOTES}
          value={draft.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      )}
    </FormField>
  );
}
