import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useNavigate } from "@tanstack/react-router";
import { useRef, type ComponentType } from "react";
import { newColleagueSchema, type NewColleague } from "#domain/colleagues/schema.ts";
import type { Localised } from "#domain/locales.ts";
import { FormField } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { fieldErrors, sayOr } from "#src/lib/say.ts";
import { login, useSession } from "#src/lib/session.ts";
import { useWords } from "#src/lib/words.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { useAccept, type Invitation } from "../data.ts";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";

/** What TanStack Form hands to a password's field. */
type Field = {
  state: { value: string | undefined; meta: { errors: readonly unknown[] } };
  handleChange: (value: string) => void;
  handleBlur: () => void;
};

/** The password fields, as every door of the house has them: one being chosen with its rule, and its repetition. */
export type PasswordParts = {
  NewPasswordField: ComponentType<{ field: Field; label: string }>;
  PasswordField: ComponentType<{ field: Field; label: string; autoComplete: "new-password" }>;
};

export type NewAccountProps = PasswordParts & {
  invitation: Invitation;
  token: string;
  eventName: Localised | undefined;
};

const EMPTY: NewColleague = { name: "", newPassword: "", confirmPassword: "" };

/** Name and password of a new account; afterwards its owner is signed in and stands on the dashboard. */
export function NewAccount({
  invitation,
  token,
  eventName,
  NewPasswordField,
  PasswordField,
}: NewAccountProps) {
  const { LL } = useWords();
  const words = LL.colleagues.link;
  const { email } = invitation;
  const { user } = useSession();
  const navigate = useNavigate();
  const accept = useAccept();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: EMPTY,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: newColleagueSchema({ email, eventName }) },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    async onSubmit({ value }) {
      const accepted = await accept.mutateAsync({ ...value, token }).catch(() => undefined);
      if (!accepted) return;
      const known = await login("partner", { email, password: value.newPassword });
      await navigate({ to: known ? "/partner" : "/partner/login", replace: true });
    },
  });

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
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <form.Field name="name">
        {(field) => (
          <FormField
            label={words.name()}
            error={Object.values(fieldErrors(LL, field.state.meta.errors))[0]}
            required
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="name"
                value={field.state.value}
                onChange={(event) => field.handleChange(event.target.value)}
                onBlur={field.handleBlur}
              />
            )}
          </FormField>
        )}
      </form.Field>
      <form.Field name="newPassword">
        {(field) => <NewPasswordField field={field} label={words.password()} />}
      </form.Field>
      <form.Field name="confirmPassword">
        {(field) => (
          <PasswordField field={field} label={words.confirmPassword()} autoComplete="new-password" />
        )}
      </form.Field>
      {user && <p className="text-[0.9375rem] text-quiet">{words.replaces({ name: user.name })}</p>}
      {accept.isError && <FormAlert>{sayOr(LL, accept.error, words.failed())}</FormAlert>}
      <form.Subscribe selector={(state) => state.isSubmitting}>
        {(isSubmitting) => (
          <Button type="submit" size="lg" pending={isSubmitting} pendingLabel={words.creating()}>
            {words.create()}
          </Button>
        )}
      </form.Subscribe>
    </form>
  );
}
