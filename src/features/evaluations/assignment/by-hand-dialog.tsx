import { BY_HAND, pairByHand } from "#domain/evaluations/assignment.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { SearchableField } from "#src/kit/form/fields/searchable-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { setPair } from "./data.ts";

type ByHandDialogProps = { readers: readonly { id: string; name: string }[]; onClose: () => void };
type Standing = (typeof BY_HAND)[number];

/** Assigns a submission to a reader by hand, or rules the assignment out. */
export function ByHandDialog({ readers, onClose }: ByHandDialogProps) {
  const { LL } = useWords();
  const words = LL.assignment.byHand;
  const options = readers.map(({ id, name }) => ({ value: id, label: name }));
  const { form, record } = useRecordForm({
    schema: pairByHand,
    draft: "assignment-by-hand",
    values: () => ({ reference: "", readerId: "", standing: "fixed" as Standing }),
    save: (pair) => sendChange(setPair, pair),
    done: words.saved,
    onClose,
  });
  return (
    <FormDialog record={record} title={words.dialog()} description={words.dialogText()} submit={words.save()}>
      <form.TextField
        name="reference"
        label={words.reference()}
        hint={words.referenceHint({ reference: "EOI-2025-00042" })}
        required
      />
      <form.AppField name="readerId">
        {() => <SearchableField label={LL.assignment.reader()} options={options} required />}
      </form.AppField>
      <form.AppField name="standing">
        {() => (
          <ChoiceField
            label={words.standing()}
            layout="row"
            options={BY_HAND.map((value) => ({ value, label: words.standings[value]() }))}
          />
        )}
      </form.AppField>
    </FormDialog>
  );
}
