import { revalidateLogic, useForm } from "@tanstack/react-form";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { pathAfterLogin, STAFF_LOGIN_DELAY_MS } from "#domain/accounts/landing.ts";
import { LoginSchema } from "#domain/accounts/schema.ts";
import { FormField } from "#src/components/form-field.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { clearLoginError, login, useSession, type Area } from "#src/lib/session.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { firstIssue } from "./field-issue.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { PasswordField } from "./password-field.tsx";
import { sayServerText } from "./server-texts.ts";

/**
 * The login of both areas (AUTH-01 to AUTH-20). Staff go to /admin after 100 ms, a partner to the page that was asked
 * for or to /partner, or to first access; the login leaves the history in each case.
 */
export function LoginForm({ area }: { area: Area }) {
  const { LL } = useWords();
  const { error } = useSession();
  const navigate = useNavigate();
  const from = useLocation({ select: (location) => location.state.from });
  const formRef = useRef<HTMLFormElement>(null);
  useEffect(clearLoginError, [area]);

  const form = useForm({
    defaultValues: { email: "", password: "" },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: LoginSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    async onSubmit({ value }) {
      const user = await login(area, { email: value.email.trim(), password: value.password });
      if (!user) return;
      if (area === "admin") await new Promise((resolve) => setTimeout(resolve, STAFF_LOGIN_DELAY_MS));
      await navigate({ href: pathAfterLogin(user, from), replace: true });
    },
  });

  return (
    <>
      <PageTitle size="question" note={LL.auth.login[area].note()}>
        {LL.auth.login[area].title()}
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
        <form.Field name="email">
          {(field) => (
            <FormField label={LL.auth.login.email()} error={firstIssue(LL, field.state.meta.errors)} required>
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  autoComplete="username"
                  value={field.state.value}
                  onChange={(event) => field.handleChange(event.target.value)}
                  onBlur={field.handleBlur}
                />
              )}
            </FormField>
          )}
        </form.Field>
        <form.Field name="password">
          {(field) => (
            <PasswordField field={field} label={LL.auth.login.password()} autoComplete="current-password" />
          )}
        </form.Field>
        <p className="-mt-2 text-[0.9375rem]">
          <Link to={`/${area}/recover-password`} className="link">
            {LL.auth.login.forgot()}
          </Link>
        </p>
        {error && <FormAlert>{sayServerText(LL, error)}</FormAlert>}
        <form.Subscribe selector={(state) => state.isSubmitting}>
          {(isSubmitting) => (
            <Button type="submit" size="lg" pending={isSubmitting} pendingLabel={LL.auth.login.submitting()}>
              {LL.auth.login.submit()}
            </Button>
          )}
        </form.Subscribe>
      </form>
    </>
  );
}
