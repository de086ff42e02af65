import { useEffect } from "react";
import { loginInput } from "#domain/accounts/sign-in.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { DialogFooter } from "#src/components/ui/dialog.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { clearLoginError, signInAgain, useSession } from "#src/session/session.ts";
import { readSession, type Loss } from "#src/session/store.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { sayServerText } from "../server-texts.ts";

export const PASSWORD = "input[autocomplete='current-password']";

type SignInFormProps = { loss: Loss; onLeave: () => void; onOther: () => void; onChanged: () => void };

/** The password of the user whose page it is; nobody else can go on with what was typed here. */
export function SignInForm({ loss, onLeave, onOther, onChanged }: SignInFormProps) {
  const { LL } = useWords();
  const { error } = useSession();
  const { form, record } = useRecordForm({
    schema: loginInput,
    values: () => ({ email: loss.user.email, password: "" }),
    save: ({ password }) => signInAgain(loss, password),
    onSaved(outcome) {
      if (outcome === "other") onOther();
      if (outcome === "back" && isChanged(loss)) onChanged();
      // The session holds the reason for the refusal.
      if (outcome === "refused") focusPassword();
    },
  });
  const { element } = record;

  function focusPassword(): void {
    element.current?.querySelector<HTMLElement>(PASSWORD)?.focus();
  }

  useEffect(() => {
    clearLoginError();
    element.current?.querySelector<HTMLElement>(PASSWORD)?.focus();
  }, [element]);

  return (
    <>
      <div className="min-h-0 overflow-y-auto px-6 pt-1 pb-6">
        <RecordForm record={record}>
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
          <form.PasswordField
            name="password"
            label={LL.auth.login.password()}
            autoComplete="current-password"
          />
          {error && <FormAlert>{sayServerText(LL, error)}</FormAlert>}
        </RecordForm>
      </div>
      <DialogFooter>
        <Button variant="secondary" onClick={onLeave}>
          {LL.auth.expired.leave()}
        </Button>
        <SubmitButton record={record} pendingLabel={LL.auth.login.submitting()}>
          {LL.auth.expired.submit()}
        </SubmitButton>
      </DialogFooter>
    </>
  );
}

/** A role or a duty to choose a password may have come meanwhile. */
function isChanged({ user }: Loss): boolean {
  const now = readSession().user;
  return now?.role !== user.role || now.firstLogin !== user.firstLogin;
}
