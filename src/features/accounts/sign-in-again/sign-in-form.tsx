import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useEffect, useId, useRef } from "react";
import { LoginSchema } from "#domain/accounts/schema.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { DialogFooter } from "#src/components/ui/dialog.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { clearLoginError, signInAgain, useSession } from "#src/lib/session.ts";
import { readSession, type Loss } from "#src/lib/session-store.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { PasswordField } from "../password-field.tsx";
import { sayServerText } from "../server-texts.ts";

export const PASSWORD = "input[autocomplete='current-password']";

type SignInFormProps = { loss: Loss; onLeave: () => void; onOther: () => void; onChanged: () => void };

/** The password of the user whose page it is; nobody else can go on with what was typed here. */
export function SignInForm({ loss, onLeave, onOther, onChanged }: SignInFormProps) {
  const { LL } = useWords();
  const { error } = useSession();
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(() => {
    clearLoginError();
    focusPassword(formRef.current);
  }, []);

  const form = useForm({
    defaultValues: { email: loss.user.email, password: "" },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: LoginSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    async onSubmit({ value }) {
      const outcome = await signInAgain(loss, value.password);
      if (outcome === "other") onOther();
      if (outcome === "back" && isChanged(loss)) onChanged();
      if (outcome === "refused")
        formRef.current?.querySelector<HTMLElement>("input:not([readonly])")?.focus();
    },
  });

  return (
    <>
      <form
        ref={formRef}
        id={formId}
        noValidate
        className="grid min-h-0 gap-5 overflow-y-auto px-6 pt-1 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <FormField label={LL.auth.login.email()}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              value={loss.user.email}
              readOnly
              className="bg-paper-2"
            />
          )}
        </FormField>
        <form.Field name="password">
          {(field) => (
            <PasswordField field={field} label={LL.auth.login.password()} autoComplete="current-password" />
          )}
        </form.Field>
        {error && <FormAlert>{sayServerText(LL, error)}</FormAlert>}
      </form>
      <DialogFooter>
        <Button variant="secondary" onClick={onLeave}>
          {LL.auth.expired.leave()}
        </Button>
        <form.Subscribe selector={(state) => state.isSubmitting}>
          {(isSubmitting) => (
            <Button
              type="submit"
              form={formId}
              pending={isSubmitting}
              pendingLabel={LL.auth.login.submitting()}
            >
              {LL.auth.expired.submit()}
            </Button>
          )}
        </form.Subscribe>
      </DialogFooter>
    </>
  );
}

function focusPassword(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>(PASSWORD)?.focus();
}

/** A role or a duty to choose a password may have come meanwhile. */
function isChanged({ user }: Loss): boolean {
  const now = readSession().user;
  return now?.role !== user.role || now.firstLogin !== user.firstLogin;
}
