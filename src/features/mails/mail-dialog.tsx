import { mailEditForm } from "#domain/mail/edit.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { editMail, type Mail } from "./data.ts";

/** A draft to another address, or with other words of the team where its kind has a place for them. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.mails.edit;
  const { form, record } = useRecordForm({
    schema: mailEditForm,
    record: mail,
    draft: `mail:${mail.id}`,
    values: ({ toName, toEmail, note }) => ({ toName, toEmail, note: note ?? "" }),
    save: (edited, { id, version }) => sendChange(editMail, { ...edited, id, version }),
    done: words.saved,
    onClose,
  });
  return (
    <FormDialog record={record} title={words.title()} description={words.text()} submit={words.save()}>
      <form.TextField name="toName" label={words.toName()} required />
      <form.TextField name="toEmail" type="email" label={words.toEmail()} required />
      {mail.note !== null && <form.LongField name="note" label={words.note()} rows={5} />}
    </FormDialog>
  );
}
