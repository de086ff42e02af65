import { registerInput } from "#domain/accounts/schema.ts";
import { LanguageField } from "#src/kit/form/fields/language-field.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { dropDraft } from "#src/lib/kept/tab-drafts.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { registerPartner, type PartnerCheck, type RegisterInput } from "./data.ts";
import { correctedEmailOf } from "./email-step.tsx";
import { sayFailure } from "./say-failure.ts";

/** Ready to create: name and language come from the submission, and sending opens the account (REG-04). */
export function CredentialsForm({ check }: { check: PartnerCheck }) {
  const { LL } = useWords();
  const words = LL.partners.ready;
  const { email, representative, submission } = check;
  const { form, record } = useRecordForm({
    schema: registerInput,
    draft: `registration:${submission.id}:${email}`,
    values: (): RegisterInput => ({
      submissionId: submission.id,
      name: representative.name,
      email,
      language: representative.language,
    }),
    save: (account) => sendChange(registerPartner, account),
    explain: (error) => sayFailure(LL, "create", error),
    done: () => words.sent({ email }),
    onSaved: () => dropDraft(correctedEmailOf(submission.id)),
  });
  return (
    <section aria-labelledby="registration-ready" className="border-t border-line pt-6">
      <h2 id="registration-ready" className="display-5 wrap-anywhere">
        {words.title({ email })}
      </h2>
      <p className="mt-2 mb-6 max-w-[60ch] text-quiet">{words.text()}</p>
      <RecordForm record={record}>
        <MailsKeptLine withPassword />
        <form.TextField name="name" label={words.name()} required />
        <form.AppField name="language">{() => <LanguageField label={words.language()} />}</form.AppField>
        <SubmitButton record={record} className="justify-self-start" pendingLabel={words.sending()}>
          {words.send()}
        </SubmitButton>
      </RecordForm>
    </section>
  );
}
