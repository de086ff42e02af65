import { inviteInput, type InviteInput } from "#domain/colleagues/schema.ts";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { LanguageField } from "#src/kit/form/fields/language-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { invite } from "./data.ts";

type InviteDialogProps = { submissionId: string; reference: string; onClose: () => void };

/** Address and language of a colleague to be. */
export function InviteDialog({ submissionId, reference, onClose }: InviteDialogProps) {
  const { LL, locale } = useWords();
  const words = LL.colleagues.invite;
  const { form, record } = useRecordForm({
    schema: inviteInput,
    draft: `invitation:${submissionId}`,
    values: (): InviteInput => ({ submissionId, email: "", language: locale }),
    save: (invitation) => sendChange(invite, invitation),
    failed: words.failed(),
    done: ({ output: { email } }) => words.sent({ email }),
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.text({ reference })}
      submit={words.send()}
      submitting={words.sending()}
    >
      <NoMailLine />
      <form.TextField name="email" label={words.email()} type="email" required />
      <form.AppField name="language">{() => <LanguageField label={words.language()} />}</form.AppField>
    </FormDialog>
  );
}
