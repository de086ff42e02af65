import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { safeParse } from "valibot";
import { pathAfterLogin, STAFF_LOGIN_DELAY_MS } from "#domain/accounts/landing.ts";
import { loginInput } from "#domain/accounts/sign-in.ts";
import { fieldIssues, type FieldIssue } from "#domain/messages.ts";
import { FormField } from "#src/components/form-field.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { PasswordInput } from "#src/components/ui/password-input.tsx";
import { sayIssue } from "#i18n/say-issue.ts";
import { clearLoginError, login, useSession, type Area } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { sayServerText } from "./server-texts.ts";
import { useEarlyForm } from "./use-early-form.ts";

/**
 * The login of both areas (AUTH-01 to AUTH-20). The server draws it, and it can be filled in and sent before the
 * application hears it (useEarlyForm): so its fields keep what was typed themselves and have no names that a browser
 * could send.
 */
export function LoginForm({ area }: { area: Area }) {
  const { LL } = useWords();
  const { error } = useSession();
  const navigate = useNavigate();
  const from = useLocation({ select: (location) => location.state.from });
  const form = useRef<HTMLFormElement>(null);
  const { email, password, read, check, isChecked, errorOf } = useCredentials();
  const [isSending, setIsSending] = useState(false);
  useEffect(clearLoginError, [area]);
  useEarlyForm(form);

  async function send(): Promise<void> {
    if (isSending) return;
    if (!check()) return focusFirstInvalid(form.current);
    setIsSending(true);
    const typed = read();
    const user = await login(area, { ...typed, email: typed.email.trim() });
    if (user) {
      if (area === "admin") await new Promise((resolve) => setTimeout(resolve, STAFF_LOGIN_DELAY_MS));
      await navigate({ href: pathAfterLogin(user, from), replace: true });
    }
    setIsSending(false);
  }

  return (
    <>
      <PageTitle size="question" note={LL.auth.login[area].note()}>
        {LL.auth.login[area].title()}
      </PageTitle>
      <form
        ref={form}
        method="dialog"
        noValidate
        className="grid gap-5"
        onInput={() => isChecked && check()}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormField label={LL.auth.login.email()} error={errorOf("email")} required>
          {(control) => <Input {...control} ref={email} type="email" autoComplete="username" />}
        </FormField>
        <FormField label={LL.auth.login.password()} error={errorOf("password")} required>
          {(control) => <PasswordInput {...control} ref={password} autoComplete="current-password" />}
        </FormField>
        <p className="-mt-2 text-[0.9375rem]">
          <Link to={`/${area}/recover-password`} className="link">
            {LL.auth.login.forgot()}
          </Link>
        </p>
        {error && <FormAlert>{sayServerText(LL, error)}</FormAlert>}
        <noscript>
          <FormAlert>{LL.error.needsScript()}</FormAlert>
        </noscript>
        <Button
          type="submit"
          size="lg"
          pending={isSending}
          pendingLabel={LL.auth.login.submitting()}
          className="in-data-[early=sent]:animate-breathe"
        >
          {LL.auth.login.submit()}
        </Button>
      </form>
    </>
  );
}

/** What stands in the two fields, and what is wrong with it once it was looked at. */
function useCredentials() {
  const { LL } = useWords();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [broken, setBroken] = useState<FieldIssue[]>();

  function read() {
    return { email: email.current?.value ?? "", password: password.current?.value ?? "" };
  }

  function check(): boolean {
    const issues = fieldIssues(safeParse(loginInput, read()).issues ?? []);
    setBroken(issues);
    return issues.length === 0;
  }

  function errorOf(field: string): string | undefined {
    const issue = broken?.find(({ path }) => path === field);
    return issue && sayIssue(LL, issue);
  }

  return { email, password, read, check, isChecked: broken !== undefined, errorOf };
}
