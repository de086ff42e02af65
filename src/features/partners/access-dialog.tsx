import { accessForm } from "#domain/partners/access.ts";
import { ChoiceField } from "#src/kit/form/fields/choice-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { changeAccess, type PartnerRow } from "./data.ts";

type AccessDialogProps = { partner: PartnerRow; onClose: () => void };

/** What an administrator does with one exhibitor's account, with a note that the person reads. */
export function AccessDialog({ partner, onClose }: AccessDialogProps) {
  const { LL } = useWords();
  const words = LL.partners.access;
  const { id, version, name, email, state, organisations } = partner;
  const { form, record } = useRecordForm({
    schema: accessForm,
    values: () => ({ act: "", note: "" }),
    draft: `partner-access:${id}`,
    save: ({ act, note }) => sendChange(changeAccess, { act, id, version, note }),
    failed: words.failed(),
    done: () => words.done({ name }),
    onClose,
  });
  const turn = state === "disabled" ? "enable" : "disable";
  const options = [
    { value: turn, label: words.acts[turn](), hint: words.hints[turn]() },
    ...organisations.map((of) => ({
      value: `detach ${of.id}`,
      label: words.acts.detach({ organisation: of.name }),
      hint: of.reference,
    })),
  ];
  return (
    <FormDialog
      record={record}
      title={words.title({ name })}
      description={words.text({ email })}
      submit={words.submit()}
      submitting={words.submitting()}
    >
      <form.AppField name="act">
        {() => <ChoiceField label={words.act()} options={options} required />}
      </form.AppField>
      <form.LongField name="note" label={words.note()} hint={words.noteHint()} rows={3} required />
    </FormDialog>
  );
}
