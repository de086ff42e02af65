import { useNavigate } from "@tanstack/react-router";
import { newColleagueInput } from "#domain/colleagues/schema.ts";
import type { Localised } from "#domain/locales.ts";
import { NEW_PASSWORD, NewPasswordFields } from "#src/kit/form/fields/new-password-fields.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { UsernameHint } from "#src/kit/form/username-hint.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { login, useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { acceptInvitation, type Invitation } from "../data.ts";

export type NewAccountProps = {
  invitation: Invitation;
  token: string;
  eventName: Localised | undefined;
};

/** Name and password of a new account; afterwards its owner is signed in and stands on the dashboard. */
export function NewAccount({ invitation, token, eventName }: NewAccountProps) {
  const { LL } = useWords();
  const words = LL.colleagues.link;
  const { email } = invitation;
  const { user } = useSession();
  const navigate = useNavigate();
  const { form, record } = useRecordForm({
    schema: newColleagueInput({ email, eventName }),
    values: () => ({ name: "", newPassword: "", confirmPassword: "" }),
    save: (account) => sendChange(acceptInvitation, { ...account, token }),
    failed: words.failed(),
    async onSaved(_, { newPassword }) {
      const known = await login("partner", { email, password: newPassword });
      await navigate({ to: known ? "/partner" : "/partner/login", replace: true });
    },
  });
  return (
    <RecordForm record={record}>
      <UsernameHint email={email} />
      <form.TextField name="name" label={words.name()} autoComplete="name" required />
      <NewPasswordFields
        form={form}
        fields={NEW_PASSWORD}
        label={words.password()}
        repeatLabel={words.confirmPassword()}
      />
      {user && <p className="text-[0.9375rem] text-quiet">{words.replaces({ name: user.name })}</p>}
      <SubmitButton record={record} size="lg" pendingLabel={words.creating()}>
        {words.create()}
      </SubmitButton>
    </RecordForm>
  );
}
