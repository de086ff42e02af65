import { MAX_NOTES } from "#domain/orders/lines/line.ts";
import { LongField } from "#src/kit/form/fields/long-field.tsx";
import { HeldField } from "#src/kit/form/held-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { useWizard } from "../wizard-context.tsx";

/** A word to the team, which every kind of order has. */
export function NotesField() {
  const { LL } = useWords();
  const { draft, change } = useWizard();
  return (
    <HeldField name="notes" value={draft.notes} onChange={(notes) => change({ notes })}>
      <LongField
        label={LL.orders.confirm.notes()}
        hint={LL.orders.confirm.notesHint()}
        aside={LL.field.optional()}
        rows={3}
        maxLength={MAX_NOTES}
      />
    </HeldField>
  );
}
