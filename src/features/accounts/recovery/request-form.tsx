import { revalidateLogic, useForm } from "@tanstack/react-form";
import { useRef, useState } from "react";
import { RecoveryRequestSchema } from "#domain/accounts/schema.ts";
import { FormField } from "#src/components/form-field.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Input } from "#src/components/ui/input.tsx";
import { call } from "#src/lib/call.ts";
import type { Area } from "#src/lib/session.ts";
import { useWords } from "#src/lib/words.tsx";
import { focusFirstInvalid } from "#src/components/focus-first-invalid.ts";
import { firstIssue } from "../field-issue.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FormNotice } from "../form-notice.tsx";
import { sayRecoveryFailure, sayServerText } from "../server-texts.ts";
import { LoginLink } from "./login-link.tsx";

type Outcome = { message: string } | { failure: unknown };

/** Asks for a code; the answer does not say whether the account exists (REC-03 to REC-07). */
export function RequestForm({ area, onHasCode }: { area: Area; onHasCode: () => void }) {
  const { LL } = useWords();
  const words = LL.auth.recovery.request;
  const formRef = useRef<HTMLFormElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();

  const form = useForm({
    defaultValues: { email: "" },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: RecoveryRequestSchema },
    canSubmitWhenInvalid: true,
    onSubmitInvalid: () => focusFirstInvalid(formRef.current),
    async onSubmit({ value }) {
      setOutcome(undefined);
      setOutcome(
        await call<{ message: string }>("POST", "/user/request-password-recovery", {
          email: value.email.trim(),
        }).catch((failure: unknown) => ({ failure })),
      );
    },
  });
  const isSent = outcome && "message" in outcome;

  return (
    <>
      <PageTitle size="question" note={words.note()}>
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
        <form.Field name="email">
          {(field) => (
            <FormField label={words.email()} error={firstIssue(LL, field.state.meta.errors)} required>
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
        {outcome && "failure" in outcome && <FormAlert>{sayRecoveryFailure(LL, outcome.failure)}</FormAlert>}
        {isSent && (
          <>
            <FormNotice>{sayServerText(LL, outcome.message)}</FormNotice>
            <Button size="lg" onClick={onHasCode}>
              {words.enterCode()}
            </Button>
          </>
        )}
        <form.Subscribe selector={(state) => state.isSubmitting}>
          {(isSubmitting) => (
            <Button
              type="submit"
              size="lg"
              variant={isSent ? "secondary" : "primary"}
              pending={isSubmitting}
              pendingLabel={words.submitting()}
            >
              {words.submit()}
            </Button>
          )}
        </form.Subscribe>
      </form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-[0.9375rem]">
        {!isSent && (
          <Button variant="link" size="none" onClick={onHasCode}>
            {words.haveCode()}
          </Button>
        )}
        <LoginLink area={area} />
      </p>
    </>
  );
}
