import { changePasswordSchema, type ChangePasswordInput } from "#domain/accounts/schema.ts";
import type { Localised } from "#domain/locales.ts";
import { NEW_PASSWORD, NewPasswordFields } from "#src/kit/form/fields/new-password-fields.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { UsernameHint } from "#src/kit/form/username-hint.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { isWrongPassword, sayPasswordFailure } from "./server-texts.ts";

type PasswordFormProps = {
  /** Whose password it is: it may not contain the own e-mail or the event's name. */
  email: string | undefined;
  eventName: Localised | undefined;
  words: Record<
    "currentPassword" | "newPassword" | "confirmPassword" | "submit" | "submitting",
    () => string
  > & {
    /** Said beside the current password when it is wrong, where the page has its own name for that password. */
    wrongPassword?: () => string;
  };
  currentHint?: string;
  send: (change: ChangePasswordInput) => Promise<void>;
  onChanged: () => Promise<void>;
};

/** The current password, the new password and its repetition, with the rule ticked off while typing (FA-06 to FA-09). */
export function PasswordForm({ email, eventName, words, currentHint, send, onChanged }: PasswordFormProps) {
  const { LL } = useWords();
  const { form, record } = useRecordForm({
    schema: changePasswordSchema({ email, eventName }),
    values: () => ({ currentPassword: "", newPassword: "", confirmPassword: "" }),
    save: send,
    explain(error) {
      // Empty where the page has no word of its own.
      const wrong = isWrongPassword(error) ? words.wrongPassword?.() : undefined;
      return wrong ? { field: "currentPassword", text: wrong } : sayPasswordFailure(LL, error);
    },
    onSaved: onChanged,
  });
  return (
    <RecordForm record={record}>
      <UsernameHint email={email} />
      <form.PasswordField
        name="currentPassword"
        label={words.currentPassword()}
        hint={currentHint}
        autoComplete="current-password"
      />
      <NewPasswordFields
        form={form}
        fields={NEW_PASSWORD}
        label={words.newPassword()}
        repeatLabel={words.confirmPassword()}
      />
      <SubmitButton record={record} size="lg" pendingLabel={words.submitting()}>
        {words.submit()}
      </SubmitButton>
    </RecordForm>
  );
}
