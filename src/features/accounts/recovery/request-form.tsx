import { useState } from "react";
import { recoveryRequestInput } from "#domain/accounts/schema.ts";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { call } from "#src/lib/call/call.ts";
import type { Area } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormNotice } from "../form-notice.tsx";
import { sayRecoveryFailure, sayServerText } from "../server-texts.ts";
import { LoginLink } from "./login-link.tsx";

/** Asks for a code; the answer does not say whether the account exists (REC-03 to REC-07). */
export function RequestForm({ area, onHasCode }: { area: Area; onHasCode: () => void }) {
  const { LL } = useWords();
  const words = LL.auth.recovery.request;
  const [sent, setSent] = useState<string>();
  const { form, record } = useRecordForm({
    schema: recoveryRequestInput,
    values: () => ({ email: "" }),
    save(request) {
      setSent(undefined);
      return call<{ message: string }>("POST", "/user/request-password-recovery", request);
    },
    explain: (error) => sayRecoveryFailure(LL, error),
    onSaved: ({ message }) => setSent(message),
  });
  return (
    <>
      <PageTitle size="question" note={words.note()}>
        {words.title()}
      </PageTitle>
      <RecordForm record={record}>
        <form.TextField name="email" label={words.email()} type="email" autoComplete="username" required />
        {sent !== undefined && <FormNotice>{sayServerText(LL, sent)}</FormNotice>}
        <NoMailLine said={area === "admin" ? words.keptDesk() : undefined} />
        {sent !== undefined && (
          <Button size="lg" onClick={onHasCode}>
            {words.enterCode()}
          </Button>
        )}
        <SubmitButton
          record={record}
          size="lg"
          variant={sent === undefined ? "primary" : "secondary"}
          pendingLabel={words.submitting()}
        >
          {words.submit()}
        </SubmitButton>
      </RecordForm>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 text-[0.9375rem]">
        {sent === undefined && (
          <Button variant="link" size="none" onClick={onHasCode}>
            {words.haveCode()}
          </Button>
        )}
        <LoginLink area={area} />
      </p>
    </>
  );
}
