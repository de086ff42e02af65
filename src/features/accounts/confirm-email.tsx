import { useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FormNotice } from "./form-notice.tsx";

/** The link in the mail to a new address: a press confirms it, since programs that read mail open links by themselves. */
export function ConfirmEmail({ token }: { token: string }) {
  const { LL } = useWords();
  const words = LL.profile.newEmail;
  const [confirmed, setConfirmed] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function confirm(): Promise<void> {
    setIsSending(true);
    setFailure(undefined);
    try {
      setConfirmed((await trpcClient.accounts.confirmEmail.mutate({ token })).email);
    } catch (error) {
      const isClosed = reasonOf(error)?.code === "linkClosed" || !reasonOf(error);
      setFailure(isClosed ? LL.refusals.reason.linkClosed() : say(LL, error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="page section max-w-170">
      <PageTitle size="question" note={confirmed ? undefined : words.confirmNote()}>
        {words.confirmTitle()}
      </PageTitle>
      {failure !== undefined && <FormAlert>{failure}</FormAlert>}
      {confirmed ? (
        <FormNotice>{words.confirmed({ email: confirmed })}</FormNotice>
      ) : (
        <Button size="lg" className="mt-5" pending={isSending} onClick={() => void confirm()}>
          {words.confirm()}
        </Button>
      )}
    </div>
  );
}
