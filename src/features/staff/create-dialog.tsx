import { useMutation } from "@tanstack/react-query";
import { staffAccountInput } from "#domain/accounts/schema.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { createStaff, type NewStaff } from "./data.ts";
import { RoleField } from "./role-field.tsx";

/** A new account of the team: who, which role, and the language the portal writes to them in. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { LL, locale } = useWords();
  const { create: words, fields } = LL.staff;
  const { mutateAsync: create } = useMutation(createStaff);
  const { form, record } = useRecordForm({
    schema: staffAccountInput,
    draft: "staff-account:new",
    values: (): NewStaff => ({ name: "", email: "", role: "GRUPORG", language: locale }),
    save: (account) => create(account),
    explain: (error) => sayOr(LL, error, words.failed()),
    onSaved({ email }) {
      showSuccess(words.done({ email }));
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.text()}
      submit={words.submit()}
      submitting={words.submitting()}
      onClose={onClose}
    >
      <form.AppField name="name">
        {(field) => <field.TextField label={fields.name()} required />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => <field.TextField label={fields.email()} type="email" required />}
      </form.AppField>
      <form.AppField name="role">{() => <RoleField />}</form.AppField>
      <form.AppField name="language">
        {(field) => <field.LanguageField label={fields.language()} />}
      </form.AppField>
    </FormDialog>
  );
}
