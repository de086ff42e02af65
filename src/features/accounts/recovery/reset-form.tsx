import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useRef, useState } from "react";
import { RECOVERY_MINUTES } from "#domain/accounts/recovery-code.ts";
import { resetPasswordSchema } from "#domain/accounts/schema.ts";
import type { Localised } from "#domain/locales.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { call } from "#src/lib/call.ts";
import { leaveSession } from "#src/lib/session-store.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { NewPasswordField } from "../new-password-field.tsx";
import { PasswordField } from "../password-field.tsx";
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
  const formRef = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<{ failure: unknown }>();

  const form = useForm({
    defaultValues: { recoveryCode: code, newPassword: "", confirmPassword: "" } as {
      recoveryCode: string;
      newPassword: string;
      confirmPassword?: string | undefined;
    },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: resetPasswordSchema({ eventName }) },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    async onSubmit({ value: { recoveryCode, newPassword, confirmPassword } }) {
      setFailed(undefined);
      try {
        const body = { recoveryCode, newPassword, confirmPassword };
        const answer = await call<{ message: string }>("POST", "/user/reset-password", body);
        // The server has ended every session of the account, the one of this browser as well.
        leaveSession();
        onDone(answer.message);
      } catch (failure) {
        setFailed({ failure });
      }
    },
  });

  return (
    <>
      <PageTitle size="question" note={words.note({ minutes: RECOVERY_MINUTES })}>
        {words.title()}
      </PageTitle>
      <form
        ref={formRef}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <form.Field name="recoveryCode">{(field) => <CodeField field={field} />}</form.Field>
        <form.Field name="newPassword">
          {(field) => <NewPasswordField field={field} label={words.newPassword()} />}
        </form.Field>
        <form.Field name="confirmPassword">
          {(field) => (
            <PasswordField field={field} label={words.confirmPassword()} autoComplete="new-password" />
          )}
        </form.Field>
        {failed && <FormAlert>{sayRecoveryFailure(LL, failed.failure)}</FormAlert>}
        <form.Subscribe selector={(state) => state.isSubmitting}>
          {(isSubmitting) => (
            <div className="flex flex-wrap gap-3">
              <Button type="submit" size="lg" pending={isSubmitting} pendingLabel={words.submitting()}>
                {words.submit()}
              </Button>
              <Button variant="secondary" size="lg" onClick={onBack} disabled={isSubmitting}>
                {LL.actions.back()}
              </Button>
            </div>
          )}
        </form.Subscribe>
      </form>
    </>
  );
}
