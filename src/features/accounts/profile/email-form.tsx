import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newEmailInput } from "#domain/accounts/own.ts";
import { reasonOf } from "#domain/refusal.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { UsernameHint } from "#src/kit/form/username-hint.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cancelEmail, requestEmail, type OwnAccount } from "./data.ts";

/** A new address counts once its link was opened; until then the old one holds, and it can be taken back. */
export function EmailForm({ own, onClose }: { own: OwnAccount; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.profile.newEmail;
  const [isMailed, setIsMailed] = useState(true);
  const { form, record } = useRecordForm({
    schema: newEmailInput,
    values: () => ({ email: "", currentPassword: "" }),
    save: (wanted) => sendChange(requestEmail, wanted),
    explain(error) {
      const code = reasonOf(error)?.code;
      if (code === "nothingChanged") return { field: "email", text: words.same() };
      return code === "wrongPassword" ? { field: "currentPassword", text: say(LL, error) } : say(LL, error);
    },
    onSaved: (answer) => setIsMailed(answer.isMailed),
  });
  if (own.pending) return <PendingEmail pending={own.pending} isMailed={isMailed} />;
  return (
    <RecordForm record={record} className="grid gap-5">
      <UsernameHint email={own.email} />
      <form.TextField name="email" label={words.email()} inputMode="email" autoComplete="email" required />
      <form.PasswordField
        name="currentPassword"
        label={LL.profile.password.currentPassword()}
        autoComplete="current-password"
      />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton record={record} pendingLabel={words.sending()}>
          {words.send()}
        </SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {LL.actions.cancel()}
        </Button>
      </div>
    </RecordForm>
  );
}

type PendingProps = { pending: NonNullable<OwnAccount["pending"]>; isMailed: boolean };

function PendingEmail({ pending, isMailed }: PendingProps) {
  const { LL } = useWords();
  const words = LL.profile.newEmail;
  const cancelling = useMutation(cancelEmail);
  return (
    <div className="max-w-150">
      <p role="status" className="border-l-3 border-leaf bg-good px-4 py-3 wrap-anywhere">
        {isMailed ? words.asked({ email: pending.email }) : words.noMail({ email: pending.email })}
      </p>
      <p className="mt-3 text-quiet">
        {words.until()} <DateTime value={pending.until} show="dateTime" />
      </p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={cancelling.isPending}
        onClick={() => cancelling.mutate(undefined, { onError: (error) => showError(say(LL, error)) })}
      >
        {words.cancel()}
      </Button>
    </div>
  );
}
