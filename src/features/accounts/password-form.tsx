import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useRef, useState } from "react";
import { changePasswordSchema, type ChangePasswordInput } from "#domain/accounts/schema.ts";
import type { Localised } from "#domain/locales.ts";
import { Button } from "#src/components/ui/button.tsx";
import type { CallError } from "#src/lib/call.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { PasswordField } from "./password-field.tsx";
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
  /** The call; what it failed with, or undefined when it worked. */
  send: (change: ChangePasswordInput) => Promise<{ failure?: CallError } | undefined>;
  onChanged: () => Promise<void>;
};

const EMPTY: ChangePasswordInput = { currentPassword: "", newPassword: "", confirmPassword: "" };

/** The current password, a new one and its repetition, with the rule ticked off while typing (FA-06 to FA-09). */
export function PasswordForm({ email, eventName, words, currentHint, send, onChanged }: PasswordFormProps) {
  const { LL } = useWords();
  const formRef = useRef<HTMLFormElement>(null);
  const [failed, setFailed] = useState<{ failure?: CallError }>();

  const form = useForm({
    defaultValues: EMPTY,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: changePasswordSchema({ email, eventName }) },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    async onSubmit({ value }) {
      setFailed(undefined);
      const outcome = await send(value);
      setFailed(outcome);
      if (!outcome) await onChanged();
      else if (words.wrongPassword && isWrongPassword(outcome.failure)) focusFirstInvalid(formRef.current);
    },
  });

  const wrongPassword = isWrongPassword(failed?.failure) ? words.wrongPassword?.() : undefined;

  return (
    <form
      ref={formRef}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email ?? ""} readOnly hidden />
      <form.Field name="currentPassword">
        {(field) => (
          <PasswordField
            field={field}
            label={words.currentPassword()}
            hint={currentHint}
            refused={wrongPassword}
            autoComplete="current-password"
          />
        )}
      </form.Field>
      <form.Field name="newPassword">
        {(field) => <NewPasswordField field={field} label={words.newPassword()} />}
      </form.Field>
      <form.Field name="confirmPassword">
        {(field) => (
          <PasswordField field={field} label={words.confirmPassword()} autoComplete="new-password" />
        )}
      </form.Field>
      {failed && !wrongPassword && <FormAlert>{sayPasswordFailure(LL, failed.failure)}</FormAlert>}
      <form.Subscribe selector={(state) => state.isSubmitting}>
        {(isSubmitting) => (
          <Button type="submit" size="lg" pending={isSubmitting} pendingLabel={words.submitting()}>
            {words.submit()}
          </Button>
        )}
      </form.Subscribe>
    </form>
  );
}
