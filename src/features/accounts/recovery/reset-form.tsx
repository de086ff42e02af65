import { RECOVERY_MINUTES } from "#domain/accounts/recovery-code.ts";
import { resetPasswordSchema } from "#domain/accounts/schema.ts";
import type { Localised } from "#domain/locales.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { NEW_PASSWORD, NewPasswordFields } from "#src/kit/form/fields/new-password-fields.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { call } from "#src/lib/call/call.ts";
import { leaveSession } from "#src/session/store.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { sayRecoveryFailure } from "../server-texts.ts";
import { CodeField } from "./code-field.tsx";

type ResetFormProps = {
  code: string;
  eventName: Localised | undefined;
  onBack: () => void;
  onDone: (message: string) => void;
};

/** Chooses a new password with the code of the mail (REC-08 to REC-24). */
export function ResetForm({ code, eventName, onBack, onDone }: ResetFormProps) {
  const { LL } = useWords();
  const words = LL.auth.recovery.reset;
  const { form, record } = useRecordForm({
    schema: resetPasswordSchema({ eventName }),
    values: () => ({ recoveryCode: code, newPassword: "", confirmPassword: "" }),
    save: (reset) => call<{ message: string }>("POST", "/user/reset-password", reset),
    explain: (error) => sayRecoveryFailure(LL, error),
    onSaved({ message }) {
      // The server has ended every session of the account, also the session of this browser.
      leaveSession();
      onDone(message);
    },
  });
  return (
    <>
      <PageTitle size="question" note={words.note({ minutes: RECOVERY_MINUTES })}>
        {words.title()}
      </PageTitle>
      <RecordForm record={record}>
        <form.AppField name="recoveryCode">{() => <CodeField />}</form.AppField>
        <NewPasswordFields
          form={form}
          fields={NEW_PASSWORD}
          label={words.newPassword()}
          repeatLabel={words.confirmPassword()}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton record={record} size="lg" pendingLabel={words.submitting()}>
            {words.submit()}
          </SubmitButton>
          <Button variant="secondary" size="lg" onClick={onBack} disabled={record.isPending}>
            {LL.actions.back()}
          </Button>
        </div>
      </RecordForm>
    </>
  );
}
