import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { pathAfterLogout } from "#domain/accounts/landing.ts";
import { reasonOf } from "#domain/refusal.ts";
import { FormAlert } from "#src/components/form-alert.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { trpcClient } from "#src/lib/call/trpc-client.ts";
import type { Outputs } from "#src/lib/call/trpc.ts";
import { issuesOf } from "#src/lib/words/issues-of.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { useSession } from "#src/session/session.ts";
import { FormNotice } from "./form-notice.tsx";

type Confirmed = Outputs["accounts"]["confirmEmail"];

/**
 * The link in the mail to a new address: a press confirms it, since programs that read mail open links by themselves.
 * A link that no longer works offers no second press.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const { LL } = useWords();
  const words = LL.profile.newEmail;
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const [failure, setFailure] = useState<{ text: string; isClosed: boolean }>();
  const [isSending, setIsSending] = useState(false);

  async function confirm(): Promise<void> {
    setIsSending(true);
    setFailure(undefined);
    try {
      setConfirmed(await trpcClient.accounts.confirmEmail.mutate({ token }));
    } catch (error) {
      const isClosed = isLinkClosed(error);
      setFailure({ text: isClosed ? LL.refusals.reason.linkClosed() : say(LL, error), isClosed });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div className="page section">
      <div className="max-w-170">
        <PageTitle size="question" note={confirmed || failure?.isClosed ? undefined : words.confirmNote()}>
          {confirmed ? words.confirmedTitle() : words.confirmTitle()}
        </PageTitle>
        {failure && <FormAlert>{failure.text}</FormAlert>}
        {confirmed ? (
          <FormNotice>{words.confirmed({ email: confirmed.email })}</FormNotice>
        ) : (
          !failure?.isClosed && (
            <Button size="lg" className="mt-5" pending={isSending} onClick={() => void confirm()}>
              {words.confirm()}
            </Button>
          )
        )}
        {(confirmed || failure?.isClosed) && <GoOn role={confirmed?.role} />}
      </div>
    </div>
  );
}

/** Used, too old, unknown, or cut short by a mail program. */
function isLinkClosed(error: unknown): boolean {
  return reasonOf(error)?.code === "linkClosed" || issuesOf(error).length > 0;
}

/** To the own profile, where a new link is requested, or to the login of the account's area. */
function GoOn({ role }: { role: string | undefined }) {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user && !role) return null;
  return (
    <p className="mt-6">
      <Link to={user ? "/profile" : pathAfterLogout(role)} className="link">
        {user ? LL.header.profile() : LL.auth.recovery.toLogin()}
      </Link>
    </p>
  );
}
