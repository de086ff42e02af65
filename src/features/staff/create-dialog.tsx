import { staffAccountInput } from "#domain/accounts/schema.ts";
import { LanguageField } from "#src/kit/form/fields/language-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { ACCOUNT, AccountFields } from "./account-fields.tsx";
import { createStaff, type NewStaff } from "./data.ts";
import { useAddressAsked } from "./use-address-asked.tsx";

/** A new account of the team: who, which role, and the language the portal writes to them in. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const { LL, locale } = useWords();
  const { create: words, fields } = LL.staff;
  const [askForAddress, dialog] = useAddressAsked();
  const { form, record } = useRecordForm({
    schema: staffAccountInput,
    draft: "staff-account:new",
    values: (): NewStaff => ({ name: "", email: "", role: "GRUPORG", language: locale }),
    confirm: (account) => askForAddress(account),
    save: (account) => sendChange(createStaff, account),
    failed: words.failed(),
    done: ({ answer: { email } }) => words.done({ email }),
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.text()}
      submit={words.submit()}
      submitting={words.submitting()}
    >
      <MailsKeptLine withPassword />
      <AccountFields form={form} fields={ACCOUNT} isLastAdmin={false} />
      <form.AppField name="language">{() => <LanguageField label={fields.language()} />}</form.AppField>
      {dialog}
    </FormDialog>
  );
}
